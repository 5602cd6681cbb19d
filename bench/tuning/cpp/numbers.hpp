// Files of numbers, as engine/players/fitted.py reads them: a name and its rows, blocks parted by
// blank lines; what begins with # is a remark.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Rows = std::vector<std::vector<double>>;
using Numbers = std::map<std::string, Rows>;

[[noreturn]] inline void give_up(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::exit(1);
}

inline std::vector<double> numbers_in(const std::string& line) {
    std::istringstream words(line);
    std::vector<double> row;
    for (double number; words >> number;) row.push_back(number);
    return row;
}

inline Numbers numbers_of(const std::string& file) {
    std::ifstream text(file);
    if (!text) give_up("cannot read " + file);
    Numbers found;
    Rows* rows = nullptr;
    for (std::string line; std::getline(text, line);) {
        if (line.empty())
            rows = nullptr;
        else if (line[0] == '#')
            continue;
        else if (rows)
            rows->push_back(numbers_in(line));
        else
            rows = &found[line];
    }
    return found;
}

// The remarks at the beginning of a file.
inline std::string remarks_of(const std::string& file) {
    std::ifstream text(file);
    std::string remarks;
    for (std::string line; std::getline(text, line) && line.rfind('#', 0) == 0;)
        remarks += line + "\n";
    return remarks;
}

inline const Rows& rows_called(const Numbers& numbers, const std::string& name) {
    const auto found = numbers.find(name);
    if (found == numbers.end()) give_up("no numbers called " + name);
    return found->second;
}

// Writes blocks of numbers, after remarks.
class Writer {
public:
    Writer(const std::string& file, const std::string& remark)
        : out_(std::fopen(file.c_str(), "w")) {
        if (!out_) give_up("cannot write " + file);
        std::fprintf(out_, "%s", remark.c_str());
    }
    ~Writer() { std::fclose(out_); }

    template <class Number>
    void block(const std::string& name, const Number* numbers, int rows, int columns) {
        std::fprintf(out_, "\n%s\n", name.c_str());
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                std::fprintf(out_, column + 1 < columns ? "%.4g " : "%.4g\n",
                             static_cast<double>(numbers[row * columns + column]));
    }

private:
    std::FILE* out_;
};
