// What is asked of a trainer on the command line.
#pragma once

#include <cstring>
#include <map>
#include <string>
#include <vector>

#ifndef COMMIT
#define COMMIT "unknown"
#endif

// The words after the command: a few names, and options with a value each.
class Asked {
public:
    Asked(int number, char** words) : words_(words + 1, words + number) {
        for (int at = 2; at < number; ++at) {
            if (std::strncmp(words[at], "--", 2) != 0)
                names.push_back(words[at]);
            else if (at + 1 < number)
                options_[words[at] + 2] = words[at + 1], ++at;
        }
    }

    std::vector<std::string> names;

    double number(const std::string& option, double otherwise) const {
        const auto found = options_.find(option);
        return found == options_.end() ? otherwise : std::stod(found->second);
    }

    std::string text(const std::string& option, const std::string& otherwise) const {
        const auto found = options_.find(option);
        return found == options_.end() ? otherwise : found->second;
    }

    // The command of *program*, as a remark in what it makes.
    std::string remark(const std::string& program) const {
        std::string command = "# Commit " COMMIT ", " + program;
        for (const std::string& word : words_) command += " " + word;
        return command + "\n";
    }

private:
    std::vector<std::string> words_;
    std::map<std::string, std::string> options_;
};
