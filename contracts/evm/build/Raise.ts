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

export const bytecode: `0x${string}` = '0x6101003461015d57601f613e2838819003918201601f19168301916001600160401b038311848410176101615780849260809460405283398101031261015d5780516001600160a01b038116810361015d576020820151906001600160a01b038216820361015d576040830151926001600160a01b038416840361015d5760600151926001600160a01b038416840361015d5760805260a05260c05260e052604051613cb29081610176823960805181818161010b0152818161087901528181610c8501528181610e8c015281816111680152613793015260a0518181816102f50152818161074f015281816108d8015281816112510152818161196701528181611ad401528181611f8801528181612048015281816123f70152818161246e01526131b0015260c051818181610d230152818161101b0152818161132a0152818161399a0152613ae8015260e0518181816108240152610bb80152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c80631cb5c6bd14611280578063365a86fc1461123c5780633f067b201461121f5780634e8945da146111fb5780635d955e8c146111ba5780636c4a20ef1461119b5780636e57dae71461108d57806378762cb71461104a5780637b1039991461100657806395fb9bcf14610fd757806398424d4f14610cb8578063ad7beec414610be7578063c415b95c14610ba3578063c476e395146108af578063c879657214610800578063deaf1a3a146106e2578063e14ab07a146103b5578063e2cfe5f6146101e1578063f1d3d3811461013d5763fc0c546a146100f6575f80fd5b3461013a578060031936011261013a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461013a57602036600319011261013a5761012061015d60043561217b565b61010060405191805161016f8161167b565b835260ff602082015116602084015263ffffffff604082015116604084015263ffffffff606082015116606084015263ffffffff60808201511660808401526001600160401b0360a08201511660a084015260c081015160c084015260e081015160e084015201511515610100820152f35b503461013a57604036600319011261013a576004356101fe611665565b6102066123b0565b8183526002602052604083209060018060a01b0381165f52600b820160205263ffffffff60405f20541680156103a65763ffffffff165f52600a820160205260405f2091610254838261369e565b6003811015610392576001036103835761026f83869261371e565b845460ff60f01b1916600160f01b17909455604080516001600160401b039290921680835260208301869052916001600160a01b03851691829188917fcb1b3efa0d4edc25fcd210245c42c0685312ec3ebf9a0add53d373846e81b05191a3816102f3575b5050506102e09261378e565b805f516020613c925f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561037457606484928360405195869485936371949af960e01b85528c6004860152602485015260448401525af180156103785761035f575b806102d4565b8161036991611699565b61037457835f610359565b8380fd5b6040513d84823e3d90fd5b6319068c7560e11b8552600485fd5b634e487b7160e01b86526021600452602486fd5b630fc746ad60e21b8552600485fd5b503461013a57604036600319011261013a576103cf611665565b90604051916101a083018381106001600160401b038211176106ce576040528183528160208401528160408401528160608401528160808401528160a08401528160c08401528160e0840152816101008401528161012084015281610140840152816101608401528161018084015260043582526002602052604082209060018060a01b03165f52600b810160205263ffffffff60405f205416808452156106bf5763ffffffff80845116165f52600a810160205260405f2090600182015460208501526001600160601b036002830154818116604087015260601c166060850152815465ffffffffffff8160a01c16608086015260ff8160d01c166104d481611685565b60a086015260ff8160d81c166104e98161168f565b60c08601526104fd60ff8260e01c1661168f565b60ff8160e01c1660e086015260ff8160e81c1661051981611685565b610100860152610529838361369e565b60038110156106ab5761012086015260ff90610544846136e2565b610160870152610558828260e01c1661168f565b60e01c161580159061067d575b610657575b50506040519063ffffffff83511682526020830151602083015260408301516040830152606083015160608301526001600160401b03608084015116608083015260a08301516105b981611685565b60a083015260c08301516105cc8161168f565b60c083015260e08301516105df8161168f565b60e08301526101008301516105f381611685565b61010083015261012083015190600382101561064357506101a092610180916101208401526001600160401b03610140820151166101408401526101608101516101608401520151610180820152f35b634e487b7160e01b81526021600452602490fd5b6001600160401b03916106699161371e565b610180850152166101408301525f8061056a565b5060ff600582015416600681101561069757600514610565565b634e487b7160e01b84526021600452602484fd5b634e487b7160e01b85526021600452602485fd5b630fc746ad60e21b8252600482fd5b634e487b7160e01b83526041600452602483fd5b50346107de5760203660031901126107de57600435805f52600260205260405f2061070c826120c8565b6107158161167b565b80156107e25781546001600160a01b031633036107f1576001906107388161167b565b036107e2576005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107de57604051630f51424760e11b81526004810192909252816044815f8094600660248401525af180156107bf576107b1575080f35b6107bd91505f90611699565b005b6040513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b630b728efd60e21b5f5260045ffd5b63a75eaca960e01b5f5260045ffd5b346107de575f3660031901126107de576108186123b0565b61089d6001545f6001557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000613219565b5f5f516020613c925f395f51905f525d005b346107de576102603660031901126107de576108c9611665565b6102203660431901126107de577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b945761090e61327b565b15610b85576004355f52600260205260405f2063ffffffff610164351661016435036107de5761ffff610184351661018435036107de5760e435916001600160401b03831683036107de5761012435926001600160401b03841684036107de576001600160401b03610204351661020435036107de576001600160401b03610224351661022435036107de5761024435916001600160401b03831683036107de5760405190816101608101106001600160401b0361016084011117610b7157610160820160409081526001600160a01b039091168083526101643563ffffffff811660208501526101843561ffff8116848601526001600160401b0395861660608601819052868a166080870152610144356001600160801b031660a080880191909152610104356001600160601b031660c08089019190915261020435891660e08901526102243589166101008901529789166101208801526084356101409097019690965288546001600160d01b0319169093179190941b63ffffffff60a01b16179290931b61ffff60c01b169190911784556001840180546001600160801b03191690921794901b67ffffffffffffffff60401b1693909317835560059280546001600160801b03166101443560801b6001600160801b0319161790556002820180546001600160e01b031916610104356001600160601b0316176102043560601b67ffffffffffffffff60601b16176102243560a01b67ffffffffffffffff60a01b1617905560038201805467ffffffffffffffff19166001600160401b0392909216919091179055608435600482015501805460ff19166001179055005b634e487b7160e01b5f52604160045260245ffd5b6338670f0960e11b5f5260045ffd5b6338fcda4760e21b5f5260045ffd5b346107de575f3660031901126107de576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107de5760403660031901126107de57600435610c03611665565b610c0b6123b0565b5f828152602081815260408083206001600160a01b0385168452909152902054908115610ca9575f838152602081815260408083206001600160a01b038516808552908352818420939093555184815261089d95917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f091a37f0000000000000000000000000000000000000000000000000000000000000000613219565b6397b1d48d60e01b5f5260045ffd5b346107de5760603660031901126107de57604435602435600435610cda6123b0565b610ce3816120c8565b80610cef60019261167b565b036107e257805f52600260205260405f209160405163b9209e3360e01b815233600482015260208160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107bf575f91610f9d575b5015610f8e5782546001600160a01b03163314610f7f57600b83019260018060a01b0333165f528360205263ffffffff60405f205416610f70578115610f61576001600160601b036002820154168510610f5257600160601b851015610f4357806005600a920194855495610dd063ffffffff8860081c16612164565b64ffffffff0019909716600888901b64ffffffff0016179055335f81815260209283526040808220805463ffffffff191663ffffffff909a16998a1790558882529490930182529183902080546001600160a01b031916831781556001810185905560020180546bffffffffffffffffffffffff19166001600160601b03891617905582519586528501929092528301849052917f67240d99c475f782fc67f669a22dc029fcdc91f0a4dc350078411f877a89bb0a90606090a37f00000000000000000000000000000000000000000000000000000000000000009080610ec3575f5f516020613c925f395f51905f525d005b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615610f22575b60405215610f02578061089d565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b906001811516610f3a57823b15153d15161690610ef4565b503d5f823e3d90fd5b63bba31b1160e01b5f5260045ffd5b634635b1a560e11b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b633664959360e01b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011610fcf575b81610fb860209383611699565b810103126107de57610fc9906116ba565b85610d53565b3d9150610fab565b346107de5760203660031901126107de576020610ff56004356120c8565b604051906110028161167b565b8152f35b346107de575f3660031901126107de576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107de5760403660031901126107de57611063611665565b6004355f525f60205260405f209060018060a01b03165f52602052602060405f2054604051908152f35b346107de5760203660031901126107de576004356110a96123b0565b6110b2816120c8565b806110be60059261167b565b036107e2575f81815260026020526040902080549091906001600160a01b031633036107f157600582019182549060ff8260281c1661118c5761089d93650100000000006111379365ff000000000019161790556001600160401b0360086001600160601b0360078401541692015460801c16906116c7565b90604051908282527ff2e7b09b40558e67768f54ac6d923f7130acf2b47eb7252076cce9e6f655120e60203393a3337f0000000000000000000000000000000000000000000000000000000000000000613219565b6319068c7560e11b5f5260045ffd5b346107de5761089d6111ac36611642565b906111b56123b0565b611b3f565b346107de576111c836611642565b905f52600260205263ffffffff600a60405f200191165f52602052602060405f2060018060a01b03905416604051908152f35b346107de5760203660031901126107de576112146123b0565b61089d6004356118cd565b346107de575f3660031901126107de576020600154604051908152f35b346107de575f3660031901126107de576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107de5760803660031901126107de576024356004356044356112a3826120c8565b806112af60029261167b565b036107e257815f52600260205260405f209060018060a01b0333165f52600b820160205263ffffffff60405f2054169081156116335763ffffffff82165f52600a830160205260405f209160ff835460d01c1661130b81611685565b6116245760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107bf575f916115ea575b5015610f8e57604051602081019087825283604082015260643560608201523360808201526080815261139660a082611699565b5190206001840154036115db57600283016113bd6001600160601b038254168489886122ea565b946113c78661168f565b856115d3576001945b6113d986611685565b805460ff60d01b191660d087901b60ff60d01b161781556113f98761168f565b805460ff60d81b60d889901b1660ff60d81b1982168117835561141b88611685565b600188146114a5575b5050505050506001600160401b0381115f1461149557506001600160401b03805b60405195865216602085015261145a81611685565b60408401526114688161168f565b60608301527f9c7d30ba41321af3e09e9b8e16807d2560976bf4b26c60864426795d6f4bb08b60803393a3005b6001600160401b03809116611445565b84546bffffffffffffffffffffffff60601b191660608c901b6bffffffffffffffffffffffff60601b161790945567ff00ffffffffffff60a01b19169290921760a085901b65ffffffffffff60a01b16179091556009019063ffffffff9081039081116115bf57829060301b8760501b17179080549068010000000000000000821015610b71576001820181558161155984611541838561239b565b90919082549060031b91821b915f19901b1916179055565b611577575b61156c92916115419161239b565b858080808080611424565b905f1981018181116115bf5760011c90611591828461239b565b90549060031b1c90848210156115b657906115416115af928561239b565b9081611559565b9291505061155e565b634e487b7160e01b5f52601160045260245ffd5b6002946113d0565b631ee54adb60e21b5f5260045ffd5b90506020813d60201161161c575b8161160560209383611699565b810103126107de57611616906116ba565b87611362565b3d91506115f8565b63199228cb60e21b5f5260045ffd5b630fc746ad60e21b5f5260045ffd5b60409060031901126107de576004359060243563ffffffff811681036107de5790565b602435906001600160a01b03821682036107de57565b600711156107ca57565b600411156107ca57565b600511156107ca57565b90601f801991011681019081106001600160401b03821117610b7157604052565b519081151582036107de57565b818102929181159184041417156115bf57565b51906001600160a01b03821682036107de57565b519063ffffffff821682036107de57565b519060ff821682036107de57565b51906001600160401b03821682036107de57565b90816103009103126107de576040519061030082018281106001600160401b03821117610b7157604052611754816116da565b82526020810151600a8110156107de576020830152604081015160048110156107de576118c4916102e0916040850152611790606082016116ee565b60608501526117a1608082016116ff565b60808501526117b260a082016116ff565b60a08501526117c360c0820161170d565b60c08501526117d460e0820161170d565b60e08501526117e661010082016116ee565b6101008501526117f961012082016116ee565b61012085015261180c61014082016116ee565b61014085015261181f61016082016116ee565b610160850152611832610180820161170d565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526118a56102a0820161170d565b6102a08501526118b86102c0820161170d565b6102c0850152016116ba565b6102e082015290565b6118d6816120c8565b806118e260049261167b565b036107e257805f52600260205260405f20906008820154916001600160401b035f9360801c1661191f816001600160601b036007850154166116c7565b600183015460801c11611abf5763ffffffff600683015460b81c1663ffffffff835460a01c16118015611aa9575b611a9c576040516381f7795960e01b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316929061030081602481875afa908115611a91578691611a62575b506101a081015115908115611a4e575b50611a3f57600501805460ff1916600417905560405192807ffbdcdff5669f71ab50248f0fed51677b7c06c65dd4a56a4ec8b59ff5ab29133b8680a2823b15611a3b5783858094829460449463315c92b160e11b8552600485015260248401525af1801561037857611a29575050565b611a34828092611699565b61013a5750565b8480fd5b6332da9a7760e21b8552600485fd5b6101c091500151600482015414155f6119b9565b611a8491506103003d8111611a8a575b611a7c8183611699565b810190611721565b5f6119a9565b503d611a72565b6040513d88823e3d90fd5b50611aa792506123e5565b565b506001600160401b03600383015416421161194d565b506005908101805460ff1916909117905590507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107de57604051630f51424760e11b81526004810192909252816044815f8094600260248401525af180156107bf57611b355750565b5f611aa791611699565b919091611b4b816120c8565b80611b5760039261167b565b036107e257805f52600260205260405f209060058201549260ff5f941660068110156107ca57600114612018575b6040519061020082018281106001600160401b038211176120045760405263ffffffff600685015460ff8116611bba81611685565b845260ff8160081c16602085015260ff8160101c16611bd88161167b565b6040850152818160181c166060850152818160381c166080850152818160581c1660a0850152818160781c1660c0850152818160981c1660e085015260b81c1661010083015260078401546001600160601b0381166101208401526001600160501b038160601c1661014084015260b01c61016083015260ff60088501546001600160401b0381166101808501526001600160401b038160401c166101a08501526001600160401b038160801c166101c085015260c01c1615156101e083015260038251611ca581611685565b611cae81611685565b141580611fee575b611f715763ffffffff8596165b80151580611f69575b15611d79578251611cdc81611685565b611ce581611685565b611d1657611cf4848487612bdb565b8015611d02575f1901611cc3565b634e487b7160e01b86526011600452602486fd5b60018351611d2381611685565b611d2c81611685565b03611d4057611d3b8386612a4f565b611cf4565b60028351611d4d81611685565b611d5681611685565b03611d6657611d3b84848761283c565b9550611d738383866125b9565b95611cf4565b509490919293508151611d8b81611685565b611d9481611685565b600685018054602085015161ff0060089190911b1660ff9390931661ffff19909116179190911790556040820151611dcb8161167b565b611dd48161167b565b600685018054606085810151608087015160a088015160c089015160e08a01516101008b015162010000600160d81b031990971660109990991b62ff0000169890981760189490941b66ffffffff000000169390931760389290921b6affffffff00000000000000169190911760589190911b63ffffffff60581b161760789190911b63ffffffff60781b161760989490941b63ffffffff60981b169390931760b89190911b63ffffffff60b81b16179055610120830151610140840151610160850151921b69ffffffffffffffffffff60601b166001600160601b03919091161760b09190911b6001600160b01b0319161760078501556101808201516008850180546101a08501516001600160801b03199091166001600160401b03939093169290921760409290921b67ffffffffffffffff60401b169190911790556101c0820151600885015460ff60c01b6101e0850151151560c01b16916001600160401b0360801b9060801b169068ffffffffffffffffff60801b191617176008850155611f6057505050565b611aa792613104565b508615611ccc565b6005938401805460ff1916909417909355509092507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15611fea57604051630f51424760e11b8152600481019290925281604481858094600560248401525af1801561037857611a29575050565b8280fd5b506001600160401b036003850154164211611cb6565b634e487b7160e01b86526041600452602486fd5b61202182612458565b156120bb5760058301805460ff1916600217905560068301805461ff0019166101001790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107de575f8091602460405180948193633b5fc21b60e11b83528860048401525af180156107bf576120a6575b50611b85565b6120b39194505f90611699565b5f925f6120a0565b935090611aa792506123e5565b5f52600260205260405f2060ff6005820154169060068210156107ca5760018214612128575060028114612122576003811461211c57600481146121165760050361211257600690565b5f90565b50600590565b50600490565b50600390565b6002915001546001600160401b038160601c16421061215e5760a01c6001600160401b031642101561215957600290565b600390565b50600190565b63ffffffff1663ffffffff81146115bf5760010190565b906040519161012083018381106001600160401b03821117610b71576040525f8352602083015f815260408401935f855260608101945f86525f60808301525f60a08301525f60c08301525f60e083015261010082015f81528296855f5260026020526121eb60405f20966120c8565b6121f48161167b565b845260068601549460ff8660081c16905260058601549263ffffffff8460081c169052600986015463ffffffff81116122b55763ffffffff16905260ff602883901c811615159091521660068110156107ca57600381141590816122a9575b506122a357509063ffffffff61229c9260b81c1660808501526001600160601b0360076001600160401b03600884015460801c16928360a08801520154168060c08601526116c7565b60e0830152565b93505050565b6004915014155f612253565b6306dfcc6560e41b5f52602060045260245260445ffd5b81156122d6570490565b634e487b7160e01b5f52601260045260245ffd5b929190926001600160601b03600282015416841061235f578061ffff600161232a930154915460c01c16906001600160401b03808260401c169116613871565b8115908115612355575b5061234d57612342916122cc565b101561211257600490565b505050600390565b905081115f612334565b50505050600290565b919082039182116115bf57565b805415612387575f5260205f20905f90565b634e487b7160e01b5f52603260045260245ffd5b8054821015612387575f5260205f2001905f90565b5f516020613c925f395f51905f525c6123d65760015f516020613c925f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b6005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107de57604051630f51424760e11b81526004810192909252816044815f8094600360248401525af180156107bf57611b355750565b6040516381f7795960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316919061030081602481865afa80156107bf576102e0915f9161259a575b50015115612593576020600492604051938480926303e21fa960e61b82525afa9182156107bf575f92612555575b5060405163bd8818cd60e01b8152600481019190915290608090829060249082906001600160a01b03165afa9081156107bf575f9161251e575090565b90506080813d60801161254d575b8161253960809383611699565b810103126107de5761254a906116ba565b90565b3d915061252c565b9091506020813d60201161258b575b8161257160209383611699565b810103126107de576125846080916116da565b91906124e1565b3d9150612564565b5050600190565b6125b391506103003d8111611a8a57611a7c8183611699565b5f6124b3565b9190606081019163ffffffff835116600585019463ffffffff865460081c1682116128315763ffffffff600a92165f520160205260405f2063ffffffff61260281865116612164565b1684525f92815460ff8160d01c1661261981611685565b806127a457505061262a838361395b565b8154600460ff8260e01c1661263e8161168f565b036126eb575b50917f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a6060836126a761269e63ffffffff99976126986001600160601b036101208160028f9e9c01541693015116896116c7565b90612368565b612698836136e2565b9054906001600160401b0360ff8360e01c1696604051976126c78161168f565b885216602087015260408601526001600160a01b031693a35116915460081c161090565b84612785575060035b6126fd8161168f565b825460ff60e01b191660e09190911b60ff60e01b1617825565ffffffffffff841161276d5760028201805465ffffffffffff60c01b191660c086901b65ffffffffffff60c01b161790557f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a612644565b836306dfcc6560e41b5f52603060045260245260445ffd5b60a01c65ffffffffffff16840361279d5760016126f4565b60026126f4565b6001906127b081611685565b1480612817575b806127f9575b6127c8575b5061262a565b6127f291945065ffffffffffff6001600160601b03600285015460601c169160a01c16908561389f565b925f6127c2565b5060408201516128088161167b565b6128118161167b565b156127bd565b50600460ff8260e01c1661282a8161168f565b14156127b7565b505050505050600190565b606082019063ffffffff82511663ffffffff608085015116116129535750602082019060ff825116936101208401907f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f60806001600160601b03845116976001600160401b036101c0890151169860e089019963ffffffff8b511691604051938452602084015260408301526060820152a26101e084019081511561293857600860ff8551161461291d5760ff8451169360ff85146115bf575f968780969481959360ff600184960116905252525281610140840152816101608401525252565b50506004604084015260019052505f60c08201526003905250565b50909350505060016003925f6040840152525f60c082015252565b60098194929394019081545f1981019081116115bf57600a926129816129879263ffffffff88511690612368565b9061239b565b90549060031b1c9363ffffffff6129a081835116612164565b16905263ffffffff6129b185613a7a565b165f520160205260405f2091600460ff845460e01c166129d08161168f565b14612a29578065ffffffffffff6129ec92169060501c8561389f565b15612a2457826129fb92613a9e565b15612a1a576101000163ffffffff612a1581835116612164565b169052565b6101e06001910152565b505050565b50505050565b6001600160401b03623b5380911601906001600160401b0382116115bf57565b906101808101916001600160401b03835116906101608301916001600160501b03835116145f14612aa65750506001600160401b0360029251166101a08201525b5f60608201525f60c08201525f61010082015252565b606083019363ffffffff85511663ffffffff60808601511611612acf5750505060029150612a90565b6009820180545f1981019081116115bf57600a91612981612af89263ffffffff8a511690612368565b90549060031b1c9263ffffffff612b0e85613a7a565b165f5201602052600460ff60405f205460e01c16612b2b8161168f565b03612b46575b5050505063ffffffff612a1581835116612164565b6101a0926001600160501b03612b736001600160401b039465ffffffffffff86612b7c96511691166116c7565b915116906122cc565b169101906001600160401b03825116016001600160401b0381116115bf576001600160401b031690525f808080612b31565b919082018092116115bf57565b906001600160501b03809116911601906001600160501b0382116115bf57565b919091600981015463ffffffff606085015116818110612d7c575b50506101608301916001600160501b0383511615612d00575060016001600160401b03910154166101408301906001600160501b03825116908181115f14612ce25703916001600160501b0383116115bf576001600160401b036001600160501b03918280612c7f965b169151168082105f14612cdb57505b1691826101808601525116612bbb565b6001600160501b0381166001600160401b038111612cc457506001600160401b03166101c08201525f6101a082015260a081015163ffffffff16606082015260019052565b6306dfcc6560e41b5f52604060045260245260445ffd5b9050612c6f565b50506001600160501b036001600160401b03612c7f9382805f612c60565b91505063ffffffff60e08301511680612d30575b505080600160406003930152600160608201525f60c082015252565b60807f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f9160ff602086015116906040519182525f60208301525f60408301526060820152a25f80612d14565b608085015163ffffffff168110156130eb575f1982018281116115bf57612da682612daf92612368565b6009850161239b565b90549060031b1c915b612ddf6001600160501b03610140880151166001600160501b036101608901511690612bae565b6001600160401b036001860154161180156130d1575b612dff5750612bf6565b63ffffffff6080879694969593950151168414612f49575b50600a9063ffffffff612e2986613a7a565b165f520160205260405f209084600160ff60208301511614928315612f37575b505050612e6e575b5050606063ffffffff612e68818385015116612164565b16910152565b61012083016001600160601b038151168360501c03612eb9575b5050612eab65ffffffffffff6001600160501b0392168261016085015116612bbb565b166101608201525f80612e51565b6001600160501b03612ed981610160870151168261014088015116612bbb565b166101408501525f6101608501526001600160601b038360501c11612f1c57605083901c6001600160601b0316905260a0830152612eab65ffffffffffff612e88565b826306dfcc6560e41b5f52606060045260501c60245260445ffd5b612f419350613a9e565b5f8481612e49565b83612f5a9197939692949597612368565b95612f6760098501612375565b90549060031b1c94875f198101116115bf57612f895f1989016009870161239b565b90549060031b1c965f5b6001600160ff1b03811681036115bf57600181811b018160011b116115bf57600181811b01905f198b018210156130b257612fd6600182811b0160098a0161239b565b90549060031b1c9060028160011b01600182811b01116115bf575f198c0160028260011b0110613071575b818b101561301f579061154161301a9260098b0161239b565b612f93565b61154192506130519498959993979b9150600a969a611541613045925b6009890161239b565b5f19016009850161239b565b63ffffffff61306581608089015116612164565b16608087015290612e17565b61308460028260011b0160098b0161239b565b90549060031b1c828111613099575b50613001565b915091506130ab600183811b01613891565b915f613093565b611541915099613045600a969a611541613051969a979b95999d61303c565b506001600160601b03610120870151168360501c14612df5565b6130f760098401612375565b90549060031b1c91612db8565b91906040810180516131158161167b565b61311e8161167b565b613193575060609060057fddcc614c5bfd69e319b04e4bb5c8d7db2c11ecac937e5532e25486e928d1c8e9939401600360ff198254161790556001600160401b036101c06001600160601b03610120840151169201511661317f81836116c7565b9060405192835260208301526040820152a2565b6005915051926131a28461167b565b01805460ff191660051790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156107de5760445f92836040519586948593630f51424760e11b855260048501526132058161167b565b60248401525af180156107bf57611b355750565b918061322457505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615613263575b60405215610f025750565b906001811516610f3a57823b15153d15161690613258565b60a43563ffffffff81168082036107de578015918215613690575b50508015613679575b6121125760e4356001600160401b03811680821415806107de5781158015613666575b61365f5761012435906001600160401b0382168083141591826107de578115801561364e575b6136195761010435801590811561363f575b5061361957600160801b6101443510801590613634575b8015613623575b61361957610184359361ffff8516938486141592836107de578515801561360b575b6135fe576107de576107de57506107de57613356925083613871565b6101643563ffffffff811693508381036107de575080151592836135df575b5050501561211257610204356001600160401b038116908181036107de5761a8c042018042116115bf57821015806135c9575b156135935750610224356001600160401b038116918282036107de576201518081018082116115bf5783101590816135b1575b50156135935750610244356001600160401b038116918282036107de576201518081018082116115bf578310159081613599575b5015613593576101c43563ffffffff8116918282036107de5761343182613bc8565b158015613572575b613561576101e43563ffffffff81168082036107de5784116135695761345e90613c40565b63ffffffff8061346d85613c40565b1691160363ffffffff81116115bf5763ffffffff605091161015613561575050600a808204910663ffffffff1660048103613528575061352361351e6001600160401b036201518063ffffffff6134c48396613c28565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c91020101030192040201010216612a2f565b612a2f565b161190565b6003029063ffffffff82169182036115bf5761351e6001600160401b03620151806135239363ffffffff61355c8497613c28565b6134cd565b505050505f90565b50505050505f90565b506101e43563ffffffff811681036107de5761358d90613bc8565b15613439565b50505f90565b90506276a70081018091116115bf578211155f61340f565b905062278d0081018091116115bf578211155f6133db565b506276a70042018042116115bf578211156133a8565b6135f5929350816135ef916116c7565b92612bae565b115f8080613375565b5050505050505050505f90565b505f9350612710861161333a565b5050505050505f90565b50600160801b6101a4351015613318565b506101a43515613311565b600160601b111590505f6132fa565b505f9250806107de578482116132e8565b5050505f90565b50505f66010000000000008210156132c2565b5060c43560ff81168091036107de5760011061329f565b6103e7925050115f80613296565b905460f01c60ff166136dc576005015460ff1660068110156107ca57600481149081156136d1575b501561211257600190565b60059150145f6136c6565b50600290565b6002015460ff8160f01c165f14613719576001600160601b03166101f48102908082046101f414901517156115bf57612710900490565b505f90565b919060ff6005840154169060068210156107ca5761254a916005036137725761269861376c65ffffffffffff5f5b16956126986001600160601b0360078160028801541693015416886116c7565b916136e2565b61269861376c65ffffffffffff80600285015460c01c1661374c565b9082157f0000000000000000000000000000000000000000000000000000000000000000811561381d575b50612a245760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20613808868254612bae565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f5114821615613864575b50906040525f6137b9565b3b15153d1516165f613859565b61387f9061271092936116c7565b048082101561388c575090565b905090565b5f1981146115bf5760010190565b906001600160601b0361012083015116908181116139555710613593576138ee6138d96101808301936001600160401b03855116906116c7565b6001600160501b0361016084015116906122cc565b9160c08201916001600160401b036101a08163ffffffff8651169451169201511690036001600160401b0381116115bf576001600160401b031611613945575b63ffffffff61393f81835116612164565b16905290565b9061394f90613891565b9061392e565b50505090565b805460ff60d01b198116600360d01b17825560405163b9209e3360e01b81526001600160a01b03918216600482015291929190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107bf575f91613a40575b5015613a3c5760028201805460ff60f01b1916600160f01b1790556139ee826136e2565b918215612a245760207f1438b4bc2f411283f8eaabd6cbcb210e717b57569945b038d931ac21d015224791613a2585600154612bae565b600155546040519485526001600160a01b031693a3565b5050565b90506020813d602011613a72575b81613a5b60209383611699565b810103126107de57613a6c906116ba565b5f6139ca565b3d9150613a4e565b63ffffffff9060301c1663ffffffff0363ffffffff81116115bf5763ffffffff1690565b9190825490600460ff8360e01c16613ab58161168f565b146135615760405163b9209e3360e01b81526001600160a01b0383811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107bf575f91613b8e575b50613b8457602060409260ff927fdffb2b5516348e264201d46f037c55f6458db930a0307e0d23d3166dfd9a372a95604160e21b9061ffff60e01b191617905560e0810163ffffffff613b6d81835116612164565b169052015116815190815260016020820152a35f90565b5050505050600190565b90506020813d602011613bc0575b81613ba960209383611699565b810103126107de57613bba906116ba565b5f613b18565b3d9150613b9c565b63ffffffff1663ffffffff600a808306920491169060018210159182613c1c575b5081613c09575b81613bf9575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613bf0565b6004101591505f613be9565b63ffffffff60019116019063ffffffff82116115bf57565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036115bf57600a63ffffffff9106160163ffffffff81116115bf5763ffffffff5f1991160163ffffffff81116115bf579056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
