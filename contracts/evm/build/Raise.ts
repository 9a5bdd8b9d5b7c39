// Generated from contracts/evm/src/Raise.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [
      {
        "internalType": "contract IIncomeSeries",
        "name": "hub_",
        "type": "address"
      },
      {
        "internalType": "contract IRegistry",
        "name": "registry_",
        "type": "address"
      },
      {
        "internalType": "contract IERC20",
        "name": "token_",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "feeCollector_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "ALREADY_BID",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ALREADY_REVEALED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BAD_PARAMS",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BID_UNKNOWN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "COMMITMENT_MISSING",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "DEPOSIT_TOO_LARGE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "DEPOSIT_TOO_SMALL",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "GATE_CLOSED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "HASH_MISMATCH",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ISSUER_NOT_APPROVED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ISSUER_WALLET",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOTHING_KEPT",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_ALLOWLISTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_DUE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_HUB",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_ISSUER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WRONG_PHASE",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "sequence",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "commitment",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "deposit",
        "type": "uint256"
      }
    ],
    "name": "BidCommitted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "refund",
        "type": "uint256"
      }
    ],
    "name": "BidDelivered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.Processing",
        "name": "processing",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "refund",
        "type": "uint256"
      }
    ],
    "name": "BidProcessed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint8",
        "name": "round",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.RejectReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "BidRejected",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "quantity",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.Validity",
        "name": "validity",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.InvalidReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "BidRevealed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "collector",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "FeesCollected",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "KeptPaymentClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "MintGatePassed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "NonRevealCharged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "PaymentKept",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "issuer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ProceedsWithdrawn",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "clearingPrice",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "unitsSold",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "proceeds",
        "type": "uint256"
      }
    ],
    "name": "RaiseSettled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint8",
        "name": "round",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "clearingPrice",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "rejected",
        "type": "uint32"
      }
    ],
    "name": "SettlementRound",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      }
    ],
    "name": "bidOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint32",
            "name": "sequence",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "commitment",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "deposit",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "price",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "quantity",
            "type": "uint64"
          },
          {
            "internalType": "enum IRaise.Validity",
            "name": "validity",
            "type": "uint8"
          },
          {
            "internalType": "enum IRaise.InvalidReason",
            "name": "invalidReason",
            "type": "uint8"
          },
          {
            "internalType": "enum IRaise.Processing",
            "name": "processing",
            "type": "uint8"
          },
          {
            "internalType": "enum IRaise.RejectReason",
            "name": "rejectReason",
            "type": "uint8"
          },
          {
            "internalType": "enum IRaise.Delivery",
            "name": "delivery",
            "type": "uint8"
          },
          {
            "internalType": "uint64",
            "name": "units",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "charge",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "refund",
            "type": "uint256"
          }
        ],
        "internalType": "struct IRaise.BidView",
        "name": "v",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "sequence",
        "type": "uint32"
      }
    ],
    "name": "bidderAt",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "cancelRaise",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "claimKept",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "collectFees",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "commitment",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "deposit",
        "type": "uint256"
      }
    ],
    "name": "commitBid",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "bidder",
        "type": "address"
      }
    ],
    "name": "deliverBid",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "feeCollector",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "feesHeld",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "hub",
    "outputs": [
      {
        "internalType": "contract IIncomeSeries",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "keptOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "issuer",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "draftSalt",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "contractHash",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "termsCommitment",
            "type": "bytes32"
          },
          {
            "internalType": "uint32",
            "name": "currencyCode",
            "type": "uint32"
          },
          {
            "internalType": "uint8",
            "name": "indexingRule",
            "type": "uint8"
          },
          {
            "internalType": "uint64",
            "name": "unitsOffered",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "reservePrice",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "maxUnitsPerBid",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "minRaise",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "minHolders",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "concentrationBps",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "cap",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "firstPeriod",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "lastPeriod",
            "type": "uint32"
          },
          {
            "internalType": "uint64",
            "name": "commitEndsAt",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "revealEndsAt",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "gateEndsAt",
            "type": "uint64"
          }
        ],
        "internalType": "struct IIncomeSeries.SeriesParams",
        "name": "params",
        "type": "tuple"
      }
    ],
    "name": "open",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "passGate",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "phase",
    "outputs": [
      {
        "internalType": "enum IRaise.Phase",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "registry",
    "outputs": [
      {
        "internalType": "contract IRegistry",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "quantity",
        "type": "uint256"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      }
    ],
    "name": "revealBid",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "maxBids",
        "type": "uint32"
      }
    ],
    "name": "settleStep",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "settlementOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "enum IRaise.Phase",
            "name": "phase",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "round",
            "type": "uint8"
          },
          {
            "internalType": "uint32",
            "name": "bids",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "revealed",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "holders",
            "type": "uint32"
          },
          {
            "internalType": "uint64",
            "name": "unitsSold",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "clearingPrice",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "proceeds",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "proceedsWithdrawn",
            "type": "bool"
          }
        ],
        "internalType": "struct IRaise.SettlementView",
        "name": "v",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "token",
    "outputs": [
      {
        "internalType": "contract IERC20",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "withdrawProceeds",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x6101003461016457601f61406e38819003918201601f19168301916001600160401b03831184841017610168578084926080946040528339810103126101645780516001600160a01b0381168103610164576020820151906001600160a01b0382168203610164576040830151926001600160a01b03841684036101645760600151926001600160a01b03841684036101645760805260a05260c05260e052604051613ef1908161017d823960805181818161010b0152818161087201528181610c7e01528181610e8b015281816111670152613916015260a0518181816102f001528181610748015281816108d1015281816112490152818161198401528181611b9f015281816120b3015281816121730152818161250e015281816125850152613318015260c051818181610d1c0152818161101a0152818161131c01528181611a0701528181613b1d0152613c6b015260e05181818161081d0152610bb10152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c80631cb5c6bd14611278578063365a86fc146112345780633f067b20146112175780634e8945da146111f35780635d955e8c146111b95780636c4a20ef1461119a5780636e57dae71461108c57806378762cb7146110495780637b1039991461100557806395fb9bcf14610fd657806398424d4f14610cb1578063ad7beec414610be0578063c415b95c14610b9c578063c476e395146108a8578063c8796572146107f9578063deaf1a3a146106db578063e14ab07a146103b0578063e2cfe5f6146101e1578063f1d3d3811461013d5763fc0c546a146100f6575f80fd5b3461013a578060031936011261013a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461013a57602036600319011261013a5761012061015d6004356122a6565b61010060405191805161016f8161166d565b835260ff602082015116602084015263ffffffff604082015116604084015263ffffffff606082015116606084015263ffffffff60808201511660808401526001600160401b0360a08201511660a084015260c081015160c084015260e081015160e084015201511515610100820152f35b503461013a57604036600319011261013a576004356101fe611657565b6102066124c7565b8183526002602052604083209060018060a01b0381165f52600b820160205263ffffffff60405f20541680156103a15761024390600c840161168b565b509161024f8382613821565b600381101561038d5760010361037e5761026a8386926138a1565b845460ff60f01b1916600160f01b17909455604080516001600160401b039290921680835260208301869052916001600160a01b03851691829188917fcb1b3efa0d4edc25fcd210245c42c0685312ec3ebf9a0add53d373846e81b05191a3816102ee575b5050506102db92613911565b805f516020613ed15f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561036f57606484928360405195869485936371949af960e01b85528c6004860152602485015260448401525af180156103735761035a575b806102cf565b81610364916116b6565b61036f57835f610354565b8380fd5b6040513d84823e3d90fd5b6319068c7560e11b8552600485fd5b634e487b7160e01b86526021600452602486fd5b630fc746ad60e21b8552600485fd5b503461013a57604036600319011261013a576103ca611657565b90604051916101a083018381106001600160401b038211176106c7576040528183528160208401528160408401528160608401528160808401528160a08401528160c08401528160e0840152816101008401528161012084015281610140840152816101608401528161018084015260043582526002602052604082209060018060a01b03165f52600b810160205263ffffffff60405f205416808452156106b85761048063ffffffff845116600c830161168b565b5090600182015460208501526001600160601b036002830154818116604087015260601c166060850152815465ffffffffffff8160a01c16608086015260ff8160d01c166104cd81611677565b60a086015260ff8160d81c166104e281611681565b60c08601526104f660ff8260e01c16611681565b60ff8160e01c1660e086015260ff8160e81c1661051281611677565b6101008601526105228383613821565b60038110156106a45761012086015260ff9061053d84613865565b610160870152610551828260e01c16611681565b60e01c1615801590610676575b610650575b50506040519063ffffffff83511682526020830151602083015260408301516040830152606083015160608301526001600160401b03608084015116608083015260a08301516105b281611677565b60a083015260c08301516105c581611681565b60c083015260e08301516105d881611681565b60e08301526101008301516105ec81611677565b61010083015261012083015190600382101561063c57506101a092610180916101208401526001600160401b03610140820151166101408401526101608101516101608401520151610180820152f35b634e487b7160e01b81526021600452602490fd5b6001600160401b0391610662916138a1565b610180850152166101408301525f80610563565b5060ff60058201541660068110156106905760051461055e565b634e487b7160e01b84526021600452602484fd5b634e487b7160e01b85526021600452602485fd5b630fc746ad60e21b8252600482fd5b634e487b7160e01b83526041600452602483fd5b50346107d75760203660031901126107d757600435805f52600260205260405f20610705826121f3565b61070e8161166d565b80156107db5781546001600160a01b031633036107ea576001906107318161166d565b036107db576005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d757604051630f51424760e11b81526004810192909252816044815f8094600660248401525af180156107b8576107aa575080f35b6107b691505f906116b6565b005b6040513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b630b728efd60e21b5f5260045ffd5b63a75eaca960e01b5f5260045ffd5b346107d7575f3660031901126107d7576108116124c7565b6108966001545f6001557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000613381565b5f5f516020613ed15f395f51905f525d005b346107d7576102603660031901126107d7576108c2611657565b6102203660431901126107d7577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b8d576109076133e3565b15610b7e576004355f52600260205260405f2063ffffffff610164351661016435036107d75761ffff610184351661018435036107d75760e435916001600160401b03831683036107d75761012435926001600160401b03841684036107d7576001600160401b03610204351661020435036107d7576001600160401b03610224351661022435036107d75761024435916001600160401b03831683036107d75760405190816101608101106001600160401b0361016084011117610b6a57610160820160409081526001600160a01b039091168083526101643563ffffffff811660208501526101843561ffff8116848601526001600160401b0395861660608601819052868a166080870152610144356001600160801b031660a080880191909152610104356001600160601b031660c08089019190915261020435891660e08901526102243589166101008901529789166101208801526084356101409097019690965288546001600160d01b0319169093179190941b63ffffffff60a01b16179290931b61ffff60c01b169190911784556001840180546001600160801b03191690921794901b67ffffffffffffffff60401b1693909317835560059280546001600160801b03166101443560801b6001600160801b0319161790556002820180546001600160e01b031916610104356001600160601b0316176102043560601b67ffffffffffffffff60601b16176102243560a01b67ffffffffffffffff60a01b1617905560038201805467ffffffffffffffff19166001600160401b0392909216919091179055608435600482015501805460ff19166001179055005b634e487b7160e01b5f52604160045260245ffd5b6338670f0960e11b5f5260045ffd5b6338fcda4760e21b5f5260045ffd5b346107d7575f3660031901126107d7576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107d75760403660031901126107d757600435610bfc611657565b610c046124c7565b5f828152602081815260408083206001600160a01b0385168452909152902054908115610ca2575f838152602081815260408083206001600160a01b038516808552908352818420939093555184815261089695917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f091a37f0000000000000000000000000000000000000000000000000000000000000000613381565b6397b1d48d60e01b5f5260045ffd5b346107d75760603660031901126107d757604435602435600435610cd36124c7565b610cdc816121f3565b80610ce860019261166d565b036107db57805f52600260205260405f209160405163b9209e3360e01b815233600482015260208160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107b8575f91610f9c575b5015610f8d5782546001600160a01b03163314610f7e57600b83019260018060a01b0333165f528360205263ffffffff60405f205416610f6f578115610f60576001600160601b036002820154168510610f5157600160601b851015610f4257610e1381600c60056002940191825497610dce63ffffffff8a60081c1661228f565b9363ffffffff85169964ffffffff008660081b169064ffffffff00191617905560018060a01b0333165f5260205260405f208863ffffffff198254161790550161168b565b5080546001600160a01b03191633908117825560018201849055910180546bffffffffffffffffffffffff19166001600160601b038716179055604080519485526020850192909252908301849052917f67240d99c475f782fc67f669a22dc029fcdc91f0a4dc350078411f877a89bb0a90606090a37f00000000000000000000000000000000000000000000000000000000000000009080610ec2575f5f516020613ed15f395f51905f525d005b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615610f21575b60405215610f015780610896565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b906001811516610f3957823b15153d15161690610ef3565b503d5f823e3d90fd5b63bba31b1160e01b5f5260045ffd5b634635b1a560e11b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b633664959360e01b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011610fce575b81610fb7602093836116b6565b810103126107d757610fc8906116d7565b85610d4c565b3d9150610faa565b346107d75760203660031901126107d7576020610ff46004356121f3565b604051906110018161166d565b8152f35b346107d7575f3660031901126107d7576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107d75760403660031901126107d757611062611657565b6004355f525f60205260405f209060018060a01b03165f52602052602060405f2054604051908152f35b346107d75760203660031901126107d7576004356110a86124c7565b6110b1816121f3565b806110bd60059261166d565b036107db575f81815260026020526040902080549091906001600160a01b031633036107ea57600582019182549060ff8260281c1661118b5761089693650100000000006111369365ff000000000019161790556001600160401b0360096001600160601b0360078401541692015460801c16906116e4565b90604051908282527ff2e7b09b40558e67768f54ac6d923f7130acf2b47eb7252076cce9e6f655120e60203393a3337f0000000000000000000000000000000000000000000000000000000000000000613381565b6319068c7560e11b5f5260045ffd5b346107d7576108966111ab36611634565b906111b46124c7565b611c0a565b346107d75760206111df6111cc36611634565b905f5260028352600c60405f200161168b565b50546040516001600160a01b039091168152f35b346107d75760203660031901126107d75761120c6124c7565b6108966004356118ea565b346107d7575f3660031901126107d7576020600154604051908152f35b346107d7575f3660031901126107d7576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107d75760803660031901126107d75760243560043560443561129b826121f3565b806112a760029261166d565b036107db57815f52600260205260405f209060018060a01b0333165f52600b820160205263ffffffff60405f205416908115611625576112ea82600c850161168b565b509160ff835460d01c166112fd81611677565b6116165760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107b8575f916115dc575b5015610f8d57604051602081019087825283604082015260643560608201523360808201526080815261138860a0826116b6565b5190206001840154036115cd57600283016113af6001600160601b03825416848988612415565b946113b986611681565b856115c5576001945b6113cb86611677565b805460ff60d01b191660d087901b60ff60d01b161781556113eb87611681565b805460ff60d81b60d889901b1660ff60d81b1982168117835561140d88611677565b60018814611497575b5050505050506001600160401b0381115f1461148757506001600160401b03805b60405195865216602085015261144c81611677565b604084015261145a81611681565b60608301527f9c7d30ba41321af3e09e9b8e16807d2560976bf4b26c60864426795d6f4bb08b60803393a3005b6001600160401b03809116611437565b84546bffffffffffffffffffffffff60601b191660608c901b6bffffffffffffffffffffffff60601b161790945567ff00ffffffffffff60a01b19169290921760a085901b65ffffffffffff60a01b1617909155600a019063ffffffff9081039081116115b157829060301b8760501b17179080549068010000000000000000821015610b6a576001820181558161154b8461153383856124b2565b90919082549060031b91821b915f19901b1916179055565b611569575b61155e9291611533916124b2565b858080808080611416565b905f1981018181116115b15760011c9061158382846124b2565b90549060031b1c90848210156115a857906115336115a192856124b2565b908161154b565b92915050611550565b634e487b7160e01b5f52601160045260245ffd5b6002946113c2565b631ee54adb60e21b5f5260045ffd5b90506020813d60201161160e575b816115f7602093836116b6565b810103126107d757611608906116d7565b87611354565b3d91506115ea565b63199228cb60e21b5f5260045ffd5b630fc746ad60e21b5f5260045ffd5b60409060031901126107d7576004359060243563ffffffff811681036107d75790565b602435906001600160a01b03821682036107d757565b600711156107c357565b600411156107c357565b600511156107c357565b906401000000008110156116a25760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b90601f801991011681019081106001600160401b03821117610b6a57604052565b519081151582036107d757565b818102929181159184041417156115b157565b51906001600160a01b03821682036107d757565b519063ffffffff821682036107d757565b519060ff821682036107d757565b51906001600160401b03821682036107d757565b90816103009103126107d7576040519061030082018281106001600160401b03821117610b6a57604052611771816116f7565b82526020810151600a8110156107d7576020830152604081015160048110156107d7576118e1916102e09160408501526117ad6060820161170b565b60608501526117be6080820161171c565b60808501526117cf60a0820161171c565b60a08501526117e060c0820161172a565b60c08501526117f160e0820161172a565b60e0850152611803610100820161170b565b610100850152611816610120820161170b565b610120850152611829610140820161170b565b61014085015261183c610160820161170b565b61016085015261184f610180820161172a565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526118c26102a0820161172a565b6102a08501526118d56102c0820161172a565b6102c0850152016116d7565b6102e082015290565b6118f3816121f3565b806118ff60049261166d565b036107db57805f52600260205260405f20906009820154916001600160401b035f9360801c1661193c816001600160601b036007850154166116e4565b600183015460801c11611b8a5763ffffffff600683015460b81c1663ffffffff835460a01c16118015611b74575b611b67576040516381f7795960e01b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316929061030081602481875afa908115611b0a578691611b38575b506101a081015115908115611b24575b50611b15578054604051631fadd2ff60e21b81526001600160a01b03918216600482015290602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b0a578691611acc575b5015611abe57600501805460ff1916600417905560405192807ffbdcdff5669f71ab50248f0fed51677b7c06c65dd4a56a4ec8b59ff5ab29133b8680a2823b15611aba5783858094829460449463315c92b160e11b8552600485015260248401525af1801561037357611aa8575050565b611ab38280926116b6565b61013a5750565b8480fd5b62e4591360e31b8552600485fd5b90506020813d602011611b02575b81611ae7602093836116b6565b81010312611afe57611af8906116d7565b5f611a37565b8580fd5b3d9150611ada565b6040513d88823e3d90fd5b6332da9a7760e21b8552600485fd5b6101c091500151600482015414155f6119d6565b611b5a91506103003d8111611b60575b611b5281836116b6565b81019061173e565b5f6119c6565b503d611b48565b50611b7292506124fc565b565b506001600160401b03600383015416421161196a565b506005908101805460ff1916909117905590507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d757604051630f51424760e11b81526004810192909252816044815f8094600260248401525af180156107b857611c005750565b5f611b72916116b6565b919091611c16816121f3565b80611c2260039261166d565b036107db57805f52600260205260405f209060058201549260ff5f941660068110156107c357600114612143575b6040519061026082018281106001600160401b0382111761212f5760405263ffffffff600685015460ff8116611c8581611677565b845260ff8160081c16602085015260ff8160101c16611ca38161166d565b6040850152818160181c166060850152818160381c166080850152818160581c1660a0850152818160781c1660c0850152818160981c1660e085015260b81c1661010083015260078401546001600160601b0381166101208401526001600160501b038160601c1661014084015260b01c61016083015260088401546001600160601b0381166101808401526001600160501b038160601c166101a084015260b01c6101c083015260ff60098501546001600160401b0381166101e08501526001600160401b038160401c166102008501526001600160401b038160801c1661022085015260c01c16151561024083015260038251611da181611677565b611daa81611677565b141580612119575b61209c5763ffffffff8596165b80151580612094575b15611e75578251611dd881611677565b611de181611677565b611e1257611df0848487612ce3565b8015611dfe575f1901611dbf565b634e487b7160e01b86526011600452602486fd5b60018351611e1f81611677565b611e2881611677565b03611e3c57611e378386612b63565b611df0565b60028351611e4981611677565b611e5281611677565b03611e6257611e3784848761294e565b9550611e6f8383866126d0565b95611df0565b509490919293508151611e8781611677565b611e9081611677565b600685018054602085015161ff0060089190911b1660ff9390931661ffff19909116179190911790556040820151611ec78161166d565b611ed08161166d565b60068501805460608581015160808088015160a089015160c0808b015160e08c01516101008d015162010000600160d81b031990991660109b909b1b62ff0000169a909a1760189690961b66ffffffff000000169590951760389390931b6affffffff00000000000000169290921760589190911b63ffffffff60581b161760789390931b63ffffffff60781b169290921760989690961b63ffffffff60981b169590951760b89390931b63ffffffff60b81b16929092179092556101208501516101408601516101608701516001600160601b0392831691851b69ffffffffffffffffffff60601b908116929092176001600160b01b031960b092831b81169190911760078c01556101808901516101a08a01516101c08b0151971b909316929093169190911793901b169190911760088701556101e084015160098701805461020087015161022088015161024089015160ff60c01b90151590961b9590951667ffffffffffffffff60801b9590961b9490941667ffffffffffffffff60401b60409590951b949094166001600160401b039093166001600160c81b031990911617919091179190911791909117905561208b57505050565b611b729261326c565b508615611dc8565b6005938401805460ff1916909417909355509092507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561211557604051630f51424760e11b8152600481019290925281604481858094600560248401525af1801561037357611aa8575050565b8280fd5b506001600160401b036003850154164211611db2565b634e487b7160e01b86526041600452602486fd5b61214c8261256f565b156121e65760058301805460ff1916600217905560068301805461ff0019166101001790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d7575f8091602460405180948193633b5fc21b60e11b83528860048401525af180156107b8576121d1575b50611c50565b6121de9194505f906116b6565b5f925f6121cb565b935090611b7292506124fc565b5f52600260205260405f2060ff6005820154169060068210156107c3576001821461225357506002811461224d576003811461224757600481146122415760050361223d57600690565b5f90565b50600590565b50600490565b50600390565b6002915001546001600160401b038160601c1642106122895760a01c6001600160401b031642101561228457600290565b600390565b50600190565b63ffffffff1663ffffffff81146115b15760010190565b906040519161012083018381106001600160401b03821117610b6a576040525f8352602083015f815260408401935f855260608101945f86525f60808301525f60a08301525f60c08301525f60e083015261010082015f81528296855f52600260205261231660405f20966121f3565b61231f8161166d565b845260068601549460ff8660081c16905260058601549263ffffffff8460081c169052600a86015463ffffffff81116123e05763ffffffff16905260ff602883901c811615159091521660068110156107c357600381141590816123d4575b506123ce57509063ffffffff6123c79260b81c1660808501526001600160601b0360076001600160401b03600984015460801c16928360a08801520154168060c08601526116e4565b60e0830152565b93505050565b6004915014155f61237e565b6306dfcc6560e41b5f52602060045260245260445ffd5b8115612401570490565b634e487b7160e01b5f52601260045260245ffd5b929190926001600160601b03600282015416841061248a578061ffff6001612455930154915460c01c16906001600160401b03808260401c1691166139f4565b8115908115612480575b506124785761246d916123f7565b101561223d57600490565b505050600390565b905081115f61245f565b50505050600290565b919082039182116115b157565b8054156116a2575f5260205f20905f90565b80548210156116a2575f5260205f2001905f90565b5f516020613ed15f395f51905f525c6124ed5760015f516020613ed15f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b6005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d757604051630f51424760e11b81526004810192909252816044815f8094600360248401525af180156107b857611c005750565b6040516381f7795960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316919061030081602481865afa80156107b8576102e0915f916126b1575b500151156126aa576020600492604051938480926303e21fa960e61b82525afa9182156107b8575f9261266c575b5060405163bd8818cd60e01b8152600481019190915290608090829060249082906001600160a01b03165afa9081156107b8575f91612635575090565b90506080813d608011612664575b81612650608093836116b6565b810103126107d757612661906116d7565b90565b3d9150612643565b9091506020813d6020116126a2575b81612688602093836116b6565b810103126107d75761269b6080916116f7565b91906125f8565b3d915061267b565b5050600190565b6126ca91506103003d8111611b6057611b5281836116b6565b5f6125ca565b9190606081019163ffffffff83511693600581019463ffffffff865460081c16811161294357600c612702920161168b565b5063ffffffff6127148186511661228f565b1684525f92815460ff8160d01c1661272b81611677565b806128b657505061273c8383613ade565b8154600460ff8260e01c1661275081611681565b036127fd575b50917f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a6060836127b96127b063ffffffff99976127aa6001600160601b036101208160028f9e9c01541693015116896116e4565b90612493565b6127aa83613865565b9054906001600160401b0360ff8360e01c1696604051976127d981611681565b885216602087015260408601526001600160a01b031693a35116915460081c161090565b84612897575060035b61280f81611681565b825460ff60e01b191660e09190911b60ff60e01b1617825565ffffffffffff841161287f5760028201805465ffffffffffff60c01b191660c086901b65ffffffffffff60c01b161790557f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a612756565b836306dfcc6560e41b5f52603060045260245260445ffd5b60a01c65ffffffffffff1684036128af576001612806565b6002612806565b6001906128c281611677565b1480612929575b8061290b575b6128da575b5061273c565b61290491945065ffffffffffff6001600160601b03600285015460601c169160a01c169085613a22565b925f6128d4565b50604082015161291a8161166d565b6129238161166d565b156128cf565b50600460ff8260e01c1661293c81611681565b14156128c9565b505050505050600190565b606082019063ffffffff82511663ffffffff60808501511611612a6c5750602082019060ff825116936101208401907f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f60806001600160601b03845116976001600160401b03610220890151169860e089019963ffffffff8b511691604051938452602084015260408301526060820152a2610240840190815115612a5157600860ff85511614612a365760ff8451169360ff85146115b1575f968780969481959360ff60018496011690525252528161014084015281610160840152816101808401525252565b50506004604084015260019052505f60c08201526003905250565b50909350505060016003925f6040840152525f60c082015252565b600a8194929394019081545f1981019081116115b157612acf92612a9b612aa19263ffffffff88511690612493565b906124b2565b90549060031b1c9363ffffffff612aba8183511661228f565b169052600c612ac885613bfd565b910161168b565b5091600460ff845460e01c16612ae481611681565b14612b3d578065ffffffffffff612b0092169060501c85613a22565b15612b385782612b0f92613c21565b15612b2e576101000163ffffffff612b298183511661228f565b169052565b6102406001910152565b505050565b50505050565b6001600160401b03623b5380911601906001600160401b0382116115b157565b906101e08101916001600160401b03835116906101608301916001600160501b03835116145f14612bba5750506001600160401b0360029251166102008201525b5f60608201525f60c08201525f61010082015252565b606083019363ffffffff85511663ffffffff60808601511611612be35750505060029150612ba4565b600a820180545f1981019081116115b157612c24612c11600493612a9b60ff9463ffffffff8c511690612493565b90549060031b1c94600c612ac887613bfd565b505460e01c16612c3381611681565b03612c4e575b5050505063ffffffff612b298183511661228f565b610200926001600160501b03612c7b6001600160401b039465ffffffffffff86612c8496511691166116e4565b915116906123f7565b169101906001600160401b03825116016001600160401b0381116115b1576001600160401b031690525f808080612c39565b919082018092116115b157565b906001600160501b03809116911601906001600160501b0382116115b157565b919091600a81015463ffffffff606085015116818110612ef1575b50506101608301916001600160501b0383511615612e755750600181612d2c856001600160401b0394613d4b565b1580612e5e575b612e1e575b0154166101408301906001600160501b03825116908181115f14612e005703916001600160501b0383116115b1576001600160401b036001600160501b03918280612d9d965b169151168082105f14612df957505b1691826101e08601525116612cc3565b6001600160501b0381166001600160401b038111612de257506001600160401b03166102208201525f61020082015260a081015163ffffffff16606082015260019052565b6306dfcc6560e41b5f52604060045260245260445ffd5b9050612d8d565b50506001600160501b036001600160401b03612d9d9382805f612d7e565b6001600160601b03610180860151166101208601526001600160501b036101a0860151166101408601526001600160501b036101c0860151168452612d38565b506001600160601b03610180860151161515612d33565b91505063ffffffff60e08301511680612ea5575b505080600160406003930152600160608201525f60c082015252565b60807f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f9160ff602086015116906040519182525f60208301525f60408301526060820152a25f80612e89565b608085015163ffffffff16811015613253575f1982018281116115b157612f1b82612f2492612493565b600a85016124b2565b90549060031b1c915b612f546001600160501b03610140880151166001600160501b036101608901511690612cb6565b6001600160401b03600186015416118015613239575b612f745750612cfe565b63ffffffff608087969395949601511684146130ca575b50612fa1612f9885613bfd565b600c840161168b565b509085600160ff602083015116149283156130b8575b505050612fdd575b505050606063ffffffff612fd781838501511661228f565b16910152565b836101208101916001600160601b038351168560501c0361302d575b5050505061301e65ffffffffffff6001600160501b0392168261016085015116612cc3565b166101608201525f8080612fbf565b9061303791613d4b565b506001600160501b0361305881610160870151168261014088015116612cc3565b166101408501525f6101608501526001600160601b038360501c1161309d57605083901c6001600160601b0316905260a083015261301e65ffffffffffff835f612ff9565b826306dfcc6560e41b5f52606060045260501c60245260445ffd5b6130c29350613c21565b5f8581612fb7565b836130d89196929596612493565b946130e5600a84016124a0565b90549060031b1c93865f198101116115b1576131075f198801600a86016124b2565b90549060031b1c955f5b6001600160ff1b03811681036115b157600181811b018160011b116115b157600181811b01905f198a0182101561321d57613154600182811b01600a89016124b2565b90549060031b1c9060028160011b0180600183811b01116115b1575f198c0181106131e8575b50818a1015613199579061153361319492600a8a016124b2565b613111565b61153393969a92506131bc9150986115336131c8969a9995995b600a8a016124b2565b5f1901600a86016124b2565b63ffffffff6131dc8160808801511661228f565b1660808601525f612f8b565b6131f590600a8a016124b2565b90549060031b1c8281111561317a5791509150613216600183811b01613a14565b915f61317a565b61153392959991506131c894986115336131bc929995996131b3565b506001600160601b03610120870151168360501c14612f6a565b61325f600a84016124a0565b90549060031b1c91612f2d565b919060408101805161327d8161166d565b6132868161166d565b6132fb575060609060057fddcc614c5bfd69e319b04e4bb5c8d7db2c11ecac937e5532e25486e928d1c8e9939401600360ff198254161790556001600160401b036102206001600160601b0361012084015116920151166132e781836116e4565b9060405192835260208301526040820152a2565b60059150519261330a8461166d565b01805460ff191660051790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156107d75760445f92836040519586948593630f51424760e11b8552600485015261336d8161166d565b60248401525af180156107b857611c005750565b918061338c57505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f51148216156133cb575b60405215610f015750565b906001811516610f3957823b15153d151616906133c0565b60a43563ffffffff81168082036107d7578015918215613813575b505080156137fc575b61223d5760e4356001600160401b03811680821415806107d757811580156137e9575b6137e257610124356001600160401b0381168082141592836107d757811580156137d1575b6137c75761010435801580156137b9575b6137ae576101443591600160801b831080159061379d575b61377c576107d75761348a90866116e4565b908082111561379657505b6101a435106136e757610184359261ffff8416928385141591826107d75784158015613788575b61377c576107d757506107d7576134d49250836139f4565b6101643563ffffffff811693508381036107d75750801515928361375d575b5050501561223d57610204356001600160401b038116908181036107d75761a8c042018042116115b15782101580613747575b156137115750610224356001600160401b038116918282036107d7576201518081018082116115b157831015908161372f575b50156137115750610244356001600160401b038116918282036107d7576201518081018082116115b1578310159081613717575b5015613711576101c43563ffffffff8116918282036107d7576135af82613e07565b1580156136f0575b6136df576101e43563ffffffff81168082036107d75784116136e7576135dc90613e7f565b63ffffffff806135eb85613e7f565b1691160363ffffffff81116115b15763ffffffff6050911610156136df575050600a808204910663ffffffff16600481036136a657506136a161369c6001600160401b036201518063ffffffff6136428396613e67565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c91020101030192040201010216612b43565b612b43565b161190565b6003029063ffffffff82169182036115b15761369c6001600160401b03620151806136a19363ffffffff6136da8497613e67565b61364b565b505050505f90565b50505050505f90565b506101e43563ffffffff811681036107d75761370b90613e07565b156135b7565b50505f90565b90506276a70081018091116115b1578211155f61358d565b905062278d0081018091116115b1578211155f613559565b506276a70042018042116115b157821115613526565b6137739293508161376d916116e4565b92612cb6565b115f80806134f3565b50505050505050505f90565b505f925061271085116134bc565b9050613495565b50600160801b6101a4351015613478565b505050505050505f90565b50600160601b811015613460565b5050505050505f90565b505f9350806107d75784821161344f565b5050505f90565b50505f660100000000000082101561342a565b5060c43560ff81168091036107d757600110613407565b6103e7925050115f806133fe565b905460f01c60ff1661385f576005015460ff1660068110156107c35760048114908115613854575b501561223d57600190565b60059150145f613849565b50600290565b6002015460ff8160f01c165f1461389c576001600160601b03166101f48102908082046101f414901517156115b157612710900490565b505f90565b919060ff6005840154169060068210156107c357612661916005036138f5576127aa6138ef65ffffffffffff5f5b16956127aa6001600160601b0360078160028801541693015416886116e4565b91613865565b6127aa6138ef65ffffffffffff80600285015460c01c166138cf565b9082157f000000000000000000000000000000000000000000000000000000000000000081156139a0575b50612b385760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f2061398b868254612cb6565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f51148216156139e7575b50906040525f61393c565b3b15153d1516165f6139dc565b613a029061271092936116e4565b0480821015613a0f575090565b905090565b5f1981146115b15760010190565b906001600160601b036101208301511690818111613ad8571061371157613a71613a5c6101e08301936001600160401b03855116906116e4565b6001600160501b0361016084015116906123f7565b9160c08201916001600160401b036102008163ffffffff8651169451169201511690036001600160401b0381116115b1576001600160401b031611613ac8575b63ffffffff613ac28183511661228f565b16905290565b90613ad290613a14565b90613ab1565b50505090565b805460ff60d01b198116600360d01b17825560405163b9209e3360e01b81526001600160a01b03918216600482015291929190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107b8575f91613bc3575b5015613bbf5760028201805460ff60f01b1916600160f01b179055613b7182613865565b918215612b385760207f1438b4bc2f411283f8eaabd6cbcb210e717b57569945b038d931ac21d015224791613ba885600154612cb6565b600155546040519485526001600160a01b031693a3565b5050565b90506020813d602011613bf5575b81613bde602093836116b6565b810103126107d757613bef906116d7565b5f613b4d565b3d9150613bd1565b63ffffffff9060301c1663ffffffff0363ffffffff81116115b15763ffffffff1690565b9190825490600460ff8360e01c16613c3881611681565b146136df5760405163b9209e3360e01b81526001600160a01b0383811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107b8575f91613d11575b50613d0757602060409260ff927fdffb2b5516348e264201d46f037c55f6458db930a0307e0d23d3166dfd9a372a95604160e21b9061ffff60e01b191617905560e0810163ffffffff613cf08183511661228f565b169052015116815190815260016020820152a35f90565b5050505050600190565b90506020813d602011613d43575b81613d2c602093836116b6565b810103126107d757613d3d906116d7565b5f613c9b565b3d9150613d1f565b919061014081016001600160501b03815116906001613d7a6101608501936001600160501b0385511690612cb6565b9501546001600160401b038116808711613dff575b50610120840190613daa876001600160601b038451166116e4565b9060801c11159586613df5575b508515613dec57916001600160501b0380926001600160601b036101c095511661018087015251166101a08501525116910152565b505f9450505050565b151595505f613db7565b95505f613d8f565b63ffffffff1663ffffffff600a808306920491169060018210159182613e5b575b5081613e48575b81613e38575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613e2f565b6004101591505f613e28565b63ffffffff60019116019063ffffffff82116115b157565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036115b157600a63ffffffff9106160163ffffffff81116115b15763ffffffff5f1991160163ffffffff81116115b1579056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
