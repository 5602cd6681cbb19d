// A list with room for a fixed number of values: positions are copied by the million.
#pragma once

#include <cassert>

template <class Value, int ROOM>
class Few {
public:
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }
    void cut(int size) { size_ = size; }
    void add(const Value& value) {
        assert(size_ < ROOM);
        values_[size_++] = value;
    }

    Value& operator[](int at) { return values_[at]; }
    const Value& operator[](int at) const { return values_[at]; }
    Value* begin() { return values_; }
    Value* end() { return values_ + size_; }
    const Value* begin() const { return values_; }
    const Value* end() const { return values_ + size_; }

    bool operator==(const Few& other) const {
        if (size_ != other.size_) return false;
        for (int at = 0; at < size_; ++at)
            if (!(values_[at] == other.values_[at])) return false;
        return true;
    }

private:
    int size_ = 0;
    Value values_[ROOM];
};
