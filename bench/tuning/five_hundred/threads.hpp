// Work that is shared out: each part always does the same of it, however the threads run.
#pragma once

#include <thread>
#include <vector>

constexpr int THREADS = 2;

// Calls *work* with the number of each part, all at once.
template <class Work>
void in_threads(Work work) {
    std::vector<std::thread> threads;
    for (int part = 0; part < THREADS; ++part) threads.emplace_back([&, part] { work(part); });
    for (std::thread& thread : threads) thread.join();
}
