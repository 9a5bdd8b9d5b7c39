// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The heap of bids
/// @notice Revealed bids as a binary max-heap over one word a bid: price (96) | complement of sequence (32) | quantity
/// (48). The larger word is the better bid: higher price first, then the earlier sequence. Taking the best swaps it
/// behind the heap's end (heapsort in place), so that the taken ones stand, in order, from the array's end backwards.
/// An insertion or a take touches at most 32 levels.
library BidHeap {
    function word(uint256 price, uint256 sequence, uint256 quantity) internal pure returns (uint256) {
        return (price << 80) | ((0xffffffff - sequence) << 48) | quantity;
    }

    function priceOf(uint256 w) internal pure returns (uint256) {
        return w >> 80;
    }

    function sequenceOf(uint256 w) internal pure returns (uint32) {
        return uint32(0xffffffff - ((w >> 48) & 0xffffffff));
    }

    function quantityOf(uint256 w) internal pure returns (uint256) {
        return w & 0xffffffffffff;
    }

    function insert(uint256[] storage heap, uint256 w) internal {
        uint256 i = heap.length;
        heap.push(w);
        while (i > 0) {
            uint256 parent = (i - 1) / 2;
            uint256 above = heap[parent];
            if (above >= w) break;
            heap[i] = above;
            i = parent;
        }
        heap[i] = w;
    }

    /// Takes the best of the first `size` words and puts it at `size - 1`. `size` must not be zero.
    function take(uint256[] storage heap, uint256 size) internal returns (uint256 best) {
        best = heap[0];
        uint256 last = size - 1;
        uint256 w = heap[last];
        uint256 i = 0;
        while (true) {
            uint256 child = 2 * i + 1;
            if (child >= last) break;
            uint256 larger = heap[child];
            if (child + 1 < last) {
                uint256 right = heap[child + 1];
                if (right > larger) {
                    larger = right;
                    ++child;
                }
            }
            if (w >= larger) break;
            heap[i] = larger;
            i = child;
        }
        heap[i] = w;
        heap[last] = best;
    }
}
