// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// References of both auctions, written from docs/protocol.md, section 3, and not from the contracts: each price is tried
/// against every bid. Bids and orders are in order of sequence; a quantity of 0 takes no part.
library Clearing {
    struct Bid {
        uint256 price;
        uint256 quantity;
    }

    struct Order {
        bool buys;
        uint256 price;
        uint256 quantity;
    }

    /// The clearing price. The last price is the highest at which the bids at or above it reach the supply, else the lowest
    /// of all. Of the prices from the last one up, the lowest whose proceeds reach the minimum clears, else the last.
    function raise(Bid[] memory bids, uint256 supply, uint256 minRaise)
        internal
        pure
        returns (uint256 price, uint256[] memory units)
    {
        units = new uint256[](bids.length);
        uint256 lowest = type(uint256).max;
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].quantity == 0) continue;
            if (bids[i].price < lowest) lowest = bids[i].price;
            if (_wanted(bids, bids[i].price) >= supply && bids[i].price > price) price = bids[i].price;
        }
        if (lowest == type(uint256).max) return (0, units);
        if (price == 0) price = lowest;
        uint256 enough = type(uint256).max;
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].quantity == 0 || bids[i].price < price || bids[i].price >= enough) continue;
            uint256 sold = _wanted(bids, bids[i].price);
            if (bids[i].price * (sold < supply ? sold : supply) >= minRaise) enough = bids[i].price;
        }
        if (enough != type(uint256).max) price = enough;

        uint256 above = price == type(uint256).max ? 0 : _wanted(bids, price + 1);
        uint256 level = _wanted(bids, price) - above;
        uint256 left = supply - above < level ? supply - above : level;
        uint256 given;
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].quantity == 0 || bids[i].price < price) continue;
            units[i] = bids[i].price > price ? bids[i].quantity : bids[i].quantity * left / level;
            if (bids[i].price == price) given += units[i];
        }
        for (uint256 i = 0; i < bids.length && given < left; ++i) {
            if (bids[i].quantity == 0 || bids[i].price != price) continue;
            ++units[i];
            ++given;
        }
    }

    /// The limit price of the largest volume, of those the lowest; and the volume.
    function window(Order[] memory orders)
        internal
        pure
        returns (uint256 price, uint256 volume, uint256[] memory units)
    {
        for (uint256 i = 0; i < orders.length; ++i) {
            if (orders[i].quantity == 0) continue;
            (uint256 demand, uint256 supply) = _sides(orders, orders[i].price);
            uint256 traded = demand < supply ? demand : supply;
            bool better = traded > volume || (traded == volume && orders[i].price < price);
            if (traded > 0 && better) (price, volume) = (orders[i].price, traded);
        }
        units = new uint256[](orders.length);
        if (volume == 0) return (0, 0, units);
        _share(orders, units, price, volume, true);
        _share(orders, units, price, volume, false);
    }

    function _share(Order[] memory orders, uint256[] memory units, uint256 price, uint256 volume, bool buys)
        private
        pure
    {
        (uint256 demand, uint256 supply) = _sides(orders, price);
        uint256 given;
        for (uint256 i = 0; i < orders.length; ++i) {
            if (!_accepts(orders[i], price) || orders[i].buys != buys) continue;
            units[i] = orders[i].quantity * volume / (buys ? demand : supply);
            given += units[i];
        }
        for (uint256 i = 0; i < orders.length && given < volume; ++i) {
            if (!_accepts(orders[i], price) || orders[i].buys != buys) continue;
            ++units[i];
            ++given;
        }
    }

    function _sides(Order[] memory orders, uint256 price) private pure returns (uint256 demand, uint256 supply) {
        for (uint256 i = 0; i < orders.length; ++i) {
            if (!_accepts(orders[i], price)) continue;
            if (orders[i].buys) demand += orders[i].quantity;
            else supply += orders[i].quantity;
        }
    }

    function _accepts(Order memory o, uint256 price) private pure returns (bool) {
        return o.quantity > 0 && (o.buys ? o.price >= price : o.price <= price);
    }

    /// Units bid at a price or above it.
    function _wanted(Bid[] memory bids, uint256 price) private pure returns (uint256 sum) {
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].price >= price) sum += bids[i].quantity;
        }
    }
}
