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
    "name": "REENTERED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TRANSFER_FAILED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TRANSFER_FAILED",
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

export const bytecode: `0x${string}` = '0x6101003461015d57601f613b1c38819003918201601f19168301916001600160401b038311848410176101615780849260809460405283398101031261015d5780516001600160a01b038116810361015d576020820151906001600160a01b038216820361015d576040830151926001600160a01b038416840361015d5760600151926001600160a01b038416840361015d5760805260a05260c05260e0526040516139a69081610176823960805181818161010b0152818161089801528181610cb701528181610f0e015281816111690152613564015260a0518181816102f901528181610762015281816108fe0152818161126a0152818161198001528181611aed01528181611fa101528181612061015281816123b60152818161242d01526130e9015260c051818181610d610152818161101001528181611343015281816136b60152613804015260e0518181816108430152610bde0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c80631cb5c6bd14611299578063365a86fc146112555780633f067b20146112385780634e8945da146112085780635d955e8c146111c75780636c4a20ef1461119c5780636e57dae71461108257806378762cb71461103f5780637b10399914610ffb57806395fb9bcf14610fcc57806398424d4f14610cea578063ad7beec414610c0d578063c415b95c14610bc9578063c476e395146108d5578063c879657214610813578063deaf1a3a146106f5578063e14ab07a146103c8578063e2cfe5f6146101e1578063f1d3d3811461013d5763fc0c546a146100f6575f80fd5b3461013a578060031936011261013a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461013a57602036600319011261013a5761012061015d600435612194565b61010060405191805161016f81611694565b835260ff602082015116602084015263ffffffff604082015116604084015263ffffffff606082015116606084015263ffffffff60808201511660808401526001600160401b0360a08201511660a084015260c081015160c084015260e081015160e084015201511515610100820152f35b503461013a57604036600319011261013a576004356101fe61167e565b60ff835c166103b957825c60ff1916600117835d8183526002602052604083209060018060a01b0381165f52600b820160205263ffffffff60405f20541680156103aa5763ffffffff165f52600a820160205260405f209161026083826133cc565b6003811015610396576001036103875761027b83869261344c565b845460ff60f01b1916600160f01b17909455604080516001600160401b039290921680835260208301869052916001600160a01b03851691829188917fcb1b3efa0d4edc25fcd210245c42c0685312ec3ebf9a0add53d373846e81b05191a3816102f7575b5050506102ec926134bc565b805c60ff1916815d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561037857606484928360405195869485936371949af960e01b85528c6004860152602485015260448401525af1801561037c57610363575b806102e0565b8161036d916116b2565b61037857835f61035d565b8380fd5b6040513d84823e3d90fd5b6319068c7560e11b8552600485fd5b634e487b7160e01b86526021600452602486fd5b630fc746ad60e21b8552600485fd5b632991011b60e11b8352600483fd5b503461013a57604036600319011261013a576103e261167e565b90604051916101a083018381106001600160401b038211176106e1576040528183528160208401528160408401528160608401528160808401528160a08401528160c08401528160e0840152816101008401528161012084015281610140840152816101608401528161018084015260043582526002602052604082209060018060a01b03165f52600b810160205263ffffffff60405f205416808452156106d25763ffffffff80845116165f52600a810160205260405f2090600182015460208501526001600160601b036002830154818116604087015260601c166060850152815465ffffffffffff8160a01c16608086015260ff8160d01c166104e78161169e565b60a086015260ff8160d81c166104fc816116a8565b60c086015261051060ff8260e01c166116a8565b60ff8160e01c1660e086015260ff8160e81c1661052c8161169e565b61010086015261053c83836133cc565b60038110156106be5761012086015260ff9061055784613410565b61016087015261056b828260e01c166116a8565b60e01c1615801590610690575b61066a575b50506040519063ffffffff83511682526020830151602083015260408301516040830152606083015160608301526001600160401b03608084015116608083015260a08301516105cc8161169e565b60a083015260c08301516105df816116a8565b60c083015260e08301516105f2816116a8565b60e08301526101008301516106068161169e565b61010083015261012083015190600382101561065657506101a092610180916101208401526001600160401b03610140820151166101408401526101608101516101608401520151610180820152f35b634e487b7160e01b81526021600452602490fd5b6001600160401b039161067c9161344c565b610180850152166101408301525f8061057d565b5060ff60058201541660068110156106aa57600514610578565b634e487b7160e01b84526021600452602484fd5b634e487b7160e01b85526021600452602485fd5b630fc746ad60e21b8252600482fd5b634e487b7160e01b83526041600452602483fd5b50346107f15760203660031901126107f157600435805f52600260205260405f2061071f826120e1565b61072881611694565b80156107f55781546001600160a01b031633036108045760019061074b81611694565b036107f5576005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107f157604051630f51424760e11b81526004810192909252816044815f8094600660248401525af180156107d2576107c4575080f35b6107d091505f906116b2565b005b6040513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b630b728efd60e21b5f5260045ffd5b63a75eaca960e01b5f5260045ffd5b346107f1575f3660031901126107f15760ff5f5c166108c657600160ff195f5c16175f5d6108bc6001545f6001557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000613152565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b346107f1576102603660031901126107f1576108ef61167e565b6102203660431901126107f1577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bba576109346131a1565b15610bab576004355f52600260205260405f2063ffffffff610164351661016435036107f15761ffff610184351661018435036107f15760e435916001600160401b03831683036107f15761012435926001600160401b03841684036107f1576001600160401b03610204351661020435036107f1576001600160401b03610224351661022435036107f15761024435916001600160401b03831683036107f15760405190816101608101106001600160401b0361016084011117610b9757610160820160409081526001600160a01b039091168083526101643563ffffffff811660208501526101843561ffff8116848601526001600160401b0395861660608601819052868a166080870152610144356001600160801b031660a080880191909152610104356001600160601b031660c08089019190915261020435891660e08901526102243589166101008901529789166101208801526084356101409097019690965288546001600160d01b0319169093179190941b63ffffffff60a01b16179290931b61ffff60c01b169190911784556001840180546001600160801b03191690921794901b67ffffffffffffffff60401b1693909317835560059280546001600160801b03166101443560801b6001600160801b0319161790556002820180546001600160e01b031916610104356001600160601b0316176102043560601b67ffffffffffffffff60601b16176102243560a01b67ffffffffffffffff60a01b1617905560038201805467ffffffffffffffff19166001600160401b0392909216919091179055608435600482015501805460ff19166001179055005b634e487b7160e01b5f52604160045260245ffd5b6338670f0960e11b5f5260045ffd5b6338fcda4760e21b5f5260045ffd5b346107f1575f3660031901126107f1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107f15760403660031901126107f157600435610c2961167e565b60ff5f5c166108c657600160ff195f5c16175f5d5f828152602081815260408083206001600160a01b0385168452909152902054908115610cdb575f838152602081815260408083206001600160a01b03851680855290835281842093909355518481526108bc95917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f091a37f0000000000000000000000000000000000000000000000000000000000000000613152565b6397b1d48d60e01b5f5260045ffd5b346107f15760603660031901126107f1576044356024356004355f5c60ff166108c657600160ff195f5c16175f5d610d21816120e1565b80610d2d600192611694565b036107f557805f52600260205260405f209160405163b9209e3360e01b815233600482015260208160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107d2575f91610f92575b5015610f835782546001600160a01b03163314610f7457600b83019260018060a01b0333165f528360205263ffffffff60405f205416610f65578115610f56576001600160601b036002820154168510610f4757600160601b851015610f3857806005600a920194855495610e0e63ffffffff8860081c1661217d565b64ffffffff0019909716600888901b64ffffffff0016179055335f81815260209283526040808220805463ffffffff191663ffffffff909a16998a1790558882529490930182529183902080546001600160a01b031916831781556001810185905560020180546bffffffffffffffffffffffff19166001600160601b03891617905582519586528501929092528301849052917f67240d99c475f782fc67f669a22dc029fcdc91f0a4dc350078411f877a89bb0a90606090a380610ed75760ff195f5c165f5d005b610f3290604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152610f0c6084826116b2565b7f00000000000000000000000000000000000000000000000000000000000000006138ec565b806108bc565b63bba31b1160e01b5f5260045ffd5b634635b1a560e11b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b633664959360e01b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011610fc4575b81610fad602093836116b2565b810103126107f157610fbe906116d3565b85610d91565b3d9150610fa0565b346107f15760203660031901126107f1576020610fea6004356120e1565b60405190610ff781611694565b8152f35b346107f1575f3660031901126107f1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107f15760403660031901126107f15761105861167e565b6004355f525f60205260405f209060018060a01b03165f52602052602060405f2054604051908152f35b346107f15760203660031901126107f15760043560ff5f5c166108c657600160ff195f5c16175f5d6110b3816120e1565b806110bf600592611694565b036107f5575f81815260026020526040902080549091906001600160a01b0316330361080457600582019182549060ff8260281c1661118d576108bc93650100000000006111389365ff000000000019161790556001600160401b0360086001600160601b0360078401541692015460801c16906116e0565b90604051908282527ff2e7b09b40558e67768f54ac6d923f7130acf2b47eb7252076cce9e6f655120e60203393a3337f0000000000000000000000000000000000000000000000000000000000000000613152565b6319068c7560e11b5f5260045ffd5b346107f1576111aa3661165b565b60ff5f5c166108c6576108bc91600160ff195f5c16175f5d611b58565b346107f1576111d53661165b565b905f52600260205263ffffffff600a60405f200191165f52602052602060405f2060018060a01b03905416604051908152f35b346107f15760203660031901126107f15760ff5f5c166108c657600160ff195f5c16175f5d6108bc6004356118e6565b346107f1575f3660031901126107f1576020600154604051908152f35b346107f1575f3660031901126107f1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107f15760803660031901126107f1576024356004356044356112bc826120e1565b806112c8600292611694565b036107f557815f52600260205260405f209060018060a01b0333165f52600b820160205263ffffffff60405f20541690811561164c5763ffffffff82165f52600a830160205260405f209160ff835460d01c166113248161169e565b61163d5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107d2575f91611603575b5015610f835760405160208101908782528360408201526064356060820152336080820152608081526113af60a0826116b2565b5190206001840154036115f457600283016113d66001600160601b038254168489886122de565b946113e0866116a8565b856115ec576001945b6113f28661169e565b805460ff60d01b191660d087901b60ff60d01b16178155611412876116a8565b805460ff60d81b60d889901b1660ff60d81b198216811783556114348861169e565b600188146114be575b5050505050506001600160401b0381115f146114ae57506001600160401b03805b6040519586521660208501526114738161169e565b6040840152611481816116a8565b60608301527f9c7d30ba41321af3e09e9b8e16807d2560976bf4b26c60864426795d6f4bb08b60803393a3005b6001600160401b0380911661145e565b84546bffffffffffffffffffffffff60601b191660608c901b6bffffffffffffffffffffffff60601b161790945567ff00ffffffffffff60a01b19169290921760a085901b65ffffffffffff60a01b16179091556009019063ffffffff9081039081116115d857829060301b8760501b17179080549068010000000000000000821015610b9757600182018155816115728461155a838561238f565b90919082549060031b91821b915f19901b1916179055565b611590575b611585929161155a9161238f565b85808080808061143d565b905f1981018181116115d85760011c906115aa828461238f565b90549060031b1c90848210156115cf579061155a6115c8928561238f565b9081611572565b92915050611577565b634e487b7160e01b5f52601160045260245ffd5b6002946113e9565b631ee54adb60e21b5f5260045ffd5b90506020813d602011611635575b8161161e602093836116b2565b810103126107f15761162f906116d3565b8761137b565b3d9150611611565b63199228cb60e21b5f5260045ffd5b630fc746ad60e21b5f5260045ffd5b60409060031901126107f1576004359060243563ffffffff811681036107f15790565b602435906001600160a01b03821682036107f157565b600711156107dd57565b600411156107dd57565b600511156107dd57565b90601f801991011681019081106001600160401b03821117610b9757604052565b519081151582036107f157565b818102929181159184041417156115d857565b51906001600160a01b03821682036107f157565b519063ffffffff821682036107f157565b519060ff821682036107f157565b51906001600160401b03821682036107f157565b90816103009103126107f1576040519061030082018281106001600160401b03821117610b975760405261176d816116f3565b82526020810151600a8110156107f1576020830152604081015160048110156107f1576118dd916102e09160408501526117a960608201611707565b60608501526117ba60808201611718565b60808501526117cb60a08201611718565b60a08501526117dc60c08201611726565b60c08501526117ed60e08201611726565b60e08501526117ff6101008201611707565b6101008501526118126101208201611707565b6101208501526118256101408201611707565b6101408501526118386101608201611707565b61016085015261184b6101808201611726565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526118be6102a08201611726565b6102a08501526118d16102c08201611726565b6102c0850152016116d3565b6102e082015290565b6118ef816120e1565b806118fb600492611694565b036107f557805f52600260205260405f20906008820154916001600160401b035f9360801c16611938816001600160601b036007850154166116e0565b600183015460801c11611ad85763ffffffff600683015460b81c1663ffffffff835460a01c16118015611ac2575b611ab5576040516381f7795960e01b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316929061030081602481875afa908115611aaa578691611a7b575b506101a081015115908115611a67575b50611a5857600501805460ff1916600417905560405192807ffbdcdff5669f71ab50248f0fed51677b7c06c65dd4a56a4ec8b59ff5ab29133b8680a2823b15611a545783858094829460449463315c92b160e11b8552600485015260248401525af1801561037c57611a42575050565b611a4d8280926116b2565b61013a5750565b8480fd5b6332da9a7760e21b8552600485fd5b6101c091500151600482015414155f6119d2565b611a9d91506103003d8111611aa3575b611a9581836116b2565b81019061173a565b5f6119c2565b503d611a8b565b6040513d88823e3d90fd5b50611ac092506123a4565b565b506001600160401b036003830154164211611966565b506005908101805460ff1916909117905590507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107f157604051630f51424760e11b81526004810192909252816044815f8094600260248401525af180156107d257611b4e5750565b5f611ac0916116b2565b919091611b64816120e1565b80611b70600392611694565b036107f557805f52600260205260405f209060058201549260ff5f941660068110156107dd57600114612031575b6040519061020082018281106001600160401b0382111761201d5760405263ffffffff600685015460ff8116611bd38161169e565b845260ff8160081c16602085015260ff8160101c16611bf181611694565b6040850152818160181c166060850152818160381c166080850152818160581c1660a0850152818160781c1660c0850152818160981c1660e085015260b81c1661010083015260078401546001600160601b0381166101208401526001600160501b038160601c1661014084015260b01c61016083015260ff60088501546001600160401b0381166101808501526001600160401b038160401c166101a08501526001600160401b038160801c166101c085015260c01c1615156101e083015260038251611cbe8161169e565b611cc78161169e565b141580612007575b611f8a5763ffffffff8596165b80151580611f82575b15611d92578251611cf58161169e565b611cfe8161169e565b611d2f57611d0d848487612b83565b8015611d1b575f1901611cdc565b634e487b7160e01b86526011600452602486fd5b60018351611d3c8161169e565b611d458161169e565b03611d5957611d5483866129f7565b611d0d565b60028351611d668161169e565b611d6f8161169e565b03611d7f57611d54848487612804565b9550611d8c838386612578565b95611d0d565b509490919293508151611da48161169e565b611dad8161169e565b600685018054602085015161ff0060089190911b1660ff9390931661ffff19909116179190911790556040820151611de481611694565b611ded81611694565b600685018054606085810151608087015160a088015160c089015160e08a01516101008b015162010000600160d81b031990971660109990991b62ff0000169890981760189490941b66ffffffff000000169390931760389290921b6affffffff00000000000000169190911760589190911b63ffffffff60581b161760789190911b63ffffffff60781b161760989490941b63ffffffff60981b169390931760b89190911b63ffffffff60b81b16179055610120830151610140840151610160850151921b69ffffffffffffffffffff60601b166001600160601b03919091161760b09190911b6001600160b01b0319161760078501556101808201516008850180546101a08501516001600160801b03199091166001600160401b03939093169290921760409290921b67ffffffffffffffff60401b169190911790556101c0820151600885015460ff60c01b6101e0850151151560c01b16916001600160401b0360801b9060801b169068ffffffffffffffffff60801b191617176008850155611f7957505050565b611ac09261303d565b508615611ce5565b6005938401805460ff1916909417909355509092507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561200357604051630f51424760e11b8152600481019290925281604481858094600560248401525af1801561037c57611a42575050565b8280fd5b506001600160401b036003850154164211611ccf565b634e487b7160e01b86526041600452602486fd5b61203a82612417565b156120d45760058301805460ff1916600217905560068301805461ff0019166101001790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107f1575f8091602460405180948193633b5fc21b60e11b83528860048401525af180156107d2576120bf575b50611b9e565b6120cc9194505f906116b2565b5f925f6120b9565b935090611ac092506123a4565b5f52600260205260405f2060ff6005820154169060068210156107dd576001821461214157506002811461213b5760038114612135576004811461212f5760050361212b57600690565b5f90565b50600590565b50600490565b50600390565b6002915001546001600160401b038160601c1642106121775760a01c6001600160401b031642101561217257600290565b600390565b50600190565b63ffffffff1663ffffffff81146115d85760010190565b906040519161012083018381106001600160401b03821117610b97576040525f8352602083015f815260408401935f855260ff60608201955f87525f60808401525f60a08401525f60c08401525f60e084015261010083015f81528397865f52600260205261220660405f20976120e1565b61220f81611694565b8552600687015495848760081c16905260058701549263ffffffff8460081c16905263ffffffff6009880154169052828260281c16151590521660068110156107dd57600381141590816122b4575b506122ae57509063ffffffff6122a79260b81c1660808501526001600160601b0360076001600160401b03600884015460801c16928360a08801520154168060c08601526116e0565b60e0830152565b93505050565b6004915014155f61225e565b81156122ca570490565b634e487b7160e01b5f52601260045260245ffd5b929190926001600160601b036002820154168410612353578061ffff600161231e930154915460c01c16906001600160401b03808260401c16911661358d565b8115908115612349575b5061234157612336916122c0565b101561212b57600490565b505050600390565b905081115f612328565b50505050600290565b919082039182116115d857565b80541561237b575f5260205f20905f90565b634e487b7160e01b5f52603260045260245ffd5b805482101561237b575f5260205f2001905f90565b6005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107f157604051630f51424760e11b81526004810192909252816044815f8094600360248401525af180156107d257611b4e5750565b6040516381f7795960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316919061030081602481865afa80156107d2576102e0915f91612559575b50015115612552576020600492604051938480926303e21fa960e61b82525afa9182156107d2575f92612514575b5060405163bd8818cd60e01b8152600481019190915290608090829060249082906001600160a01b03165afa9081156107d2575f916124dd575090565b90506080813d60801161250c575b816124f8608093836116b2565b810103126107f157612509906116d3565b90565b3d91506124eb565b9091506020813d60201161254a575b81612530602093836116b2565b810103126107f1576125436080916116f3565b91906124a0565b3d9150612523565b5050600190565b61257291506103003d8111611aa357611a9581836116b2565b5f612472565b6060820163ffffffff81511692600583019463ffffffff865460081c1685116127f957600a63ffffffff9594868096165f520160205260405f20846125bf8186511661217d565b1684525f92815460ff8160d01c166125d68161169e565b806127135750508161265b612652606093612612877f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a97613677565b8354600460ff8260e01c16612626816116a8565b0361269f575b5061264c6001600160601b036101208160028801541693015116896116e0565b9061235c565b61264c83613410565b9054906001600160401b0360ff8360e01c16966040519761267b816116a8565b885216602087015260408601526001600160a01b031693a35116915460081c161090565b886126f4575060035b6126b1816116a8565b845460ff60e01b191660e09190911b60ff60e01b1617845560028401805465ffffffffffff60c01b191660c08a901b65ffffffffffff60c01b161790555f61262c565b60a01c65ffffffffffff16880361270c5760016126a8565b60026126a8565b60019061271f8161169e565b14806127df575b806127c1575b612762575b507f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a9161265b612652606093612612565b60609194509161265b6126526127b67f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a9565ffffffffffff6001600160601b036002870154881c169160a01c1690896135bb565b969350505091612731565b5060408201516127d081611694565b6127d981611694565b1561272c565b50600460ff8260e01c166127f2816116a8565b1415612726565b505050505050600190565b606082019063ffffffff82511663ffffffff6080850151161161291b5750602082019060ff825116936101208401907f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f60806001600160601b03845116976001600160401b036101c0890151169860e089019963ffffffff8b511691604051938452602084015260408301526060820152a26101e084019081511561290057600860ff855116146128e55760ff8451169360ff85146115d8575f968780969481959360ff600184960116905252525281610140840152816101608401525252565b50506004604084015260019052505f60c08201526003905250565b50909350505060016003925f6040840152525f60c082015252565b60098194929394019081545f1981019081116115d857600a9261294961294f9263ffffffff8851169061235c565b9061238f565b90549060031b1c9363ffffffff6129688183511661217d565b16905263ffffffff61297985613796565b165f520160205260405f2091600460ff845460e01c16612998816116a8565b146129f1578065ffffffffffff6129b492169060501c856135bb565b156129ec57826129c3926137ba565b156129e2576101000163ffffffff6129dd8183511661217d565b169052565b6101e06001910152565b505050565b50505050565b906101808101916001600160401b03835116906101608301916001600160501b03835116145f14612a4e5750506001600160401b0360029251166101a08201525b5f60608201525f60c08201525f61010082015252565b606083019363ffffffff85511663ffffffff60808601511611612a775750505060029150612a38565b6009820180545f1981019081116115d857600a91612949612aa09263ffffffff8a51169061235c565b90549060031b1c9263ffffffff612ab685613796565b165f5201602052600460ff60405f205460e01c16612ad3816116a8565b03612aee575b5050505063ffffffff6129dd8183511661217d565b6101a0926001600160501b03612b1b6001600160401b039465ffffffffffff86612b2496511691166116e0565b915116906122c0565b169101906001600160401b03825116016001600160401b0381116115d8576001600160401b031690525f808080612ad9565b919082018092116115d857565b906001600160501b03809116911601906001600160501b0382116115d857565b600981015463ffffffff60608401511690808210612cf0575b50506101608201926001600160501b0384511615612c73575060016001600160401b0391015416916101408201926001600160501b03845116908181115f14612c5157036001600160501b0381116115d8576001936001600160501b036001600160401b0380948280612c29965b169151168082105f14612c4a57505b1691826101808701525116612b63565b166101c08201525f6101a082015263ffffffff60a082015116606082015252565b9050612c19565b5050612c296001936001600160501b036001600160401b03809482805f612c0a565b9192505063ffffffff60e08301511680612ca4575b505080600160406003930152600160608201525f60c082015252565b60807f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f9160ff602086015116906040519182525f60208301525f60408301526060820152a25f80612c88565b608084015163ffffffff16821015613024575f1981018181116115d857612d1a83612d239261235c565b6009850161238f565b90549060031b1c905b612d536001600160501b03610140870151166001600160501b036101608801511690612b56565b6001600160401b0360018601541611801561300a575b612d735750612b9c565b63ffffffff6080869794969593950151168514612e82575b50600a9063ffffffff612d9d85613796565b165f520160205260405f209084600160ff60208301511614928315612e70575b505050612de2575b5050606063ffffffff612ddc81838501511661217d565b16910152565b65ffffffffffff612e20916001600160501b039361012086016001600160601b038151168360501c03612e2e575b5050168261016085015116612b63565b166101608201525f80612dc5565b85612e47816101608a015116826101408b015116612b63565b166101408801525f6101608801526001600160601b038360501c16905260a08601525f80612e10565b612e7a93506137ba565b5f8481612dbd565b84612e93919793969294959761235c565b95612ea060098501612369565b90549060031b1c94875f198101116115d857612ec25f1989016009870161238f565b90549060031b1c965f5b6001600160ff1b03811681036115d857600181811b018160011b116115d857600181811b01905f198b01821015612feb57612f0f600182811b0160098a0161238f565b90549060031b1c9060028160011b01600182811b01116115d8575f198c0160028260011b0110612faa575b818b1015612f58579061155a612f539260098b0161238f565b612ecc565b61155a9250612f8a9498959993979b9150600a969a61155a612f7e925b6009890161238f565b5f19016009850161238f565b63ffffffff612f9e8160808901511661217d565b16608087015290612d8b565b612fbd60028260011b0160098b0161238f565b90549060031b1c828111612fd2575b50612f3a565b91509150612fe4600183811b016135ad565b915f612fcc565b61155a915099612f7e600a969a61155a612f8a969a979b95999d612f75565b506001600160601b03610120860151168260501c14612d69565b61303060098401612369565b90549060031b1c90612d2c565b919060408101805161304e81611694565b61305781611694565b6130cc575060609060057fddcc614c5bfd69e319b04e4bb5c8d7db2c11ecac937e5532e25486e928d1c8e9939401600360ff198254161790556001600160401b036101c06001600160601b0361012084015116920151166130b881836116e0565b9060405192835260208301526040820152a2565b6005915051926130db84611694565b01805460ff191660051790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156107f15760445f92836040519586948593630f51424760e11b8552600485015261313e81611694565b60248401525af180156107d257611b4e5750565b9190918161315f57505050565b60405163a9059cbb60e01b60208201526001600160a01b03939093166024840152604480840192909252908252611ac0919061319c6064836116b2565b6138ec565b60e4356001600160401b03811680821415806107f157811580156133b9575b6133b25761012435906001600160401b0382168083141591826107f157811580156133a1575b61338857610104358015908115613392575b5061338857600160801b61014435101561338857610184359361ffff8516938486141592836107f1578515801561337a575b61336d576107f1576107f157506107f15761324692508361358d565b6101643563ffffffff811693508381036107f15750801515928361334e575b5050501561212b57610204356001600160401b038116908181036107f15761a8c042018042116115d85782101580613338575b1561331a5750610224356001600160401b038116918282036107f1576201518081018082116115d8578310159081613320575b501561331a575061024435906001600160401b038216918281036107f157506201518081018082116115d857821015918261330557505090565b9091506276a70082018092116115d857111590565b50505f90565b905062278d0081018091116115d8578211155f6132cb565b506276a70042018042116115d857821115613298565b6133649293508161335e916116e0565b92612b56565b115f8080613265565b5050505050505050505f90565b505f9350612710861161322a565b5050505050505f90565b600160601b111590505f6131f8565b505f9250806107f1578482116131e6565b5050505f90565b50505f66010000000000008210156131c0565b905460f01c60ff1661340a576005015460ff1660068110156107dd57600481149081156133ff575b501561212b57600190565b60059150145f6133f4565b50600290565b6002015460ff8160f01c165f14613447576001600160601b03166101f48102908082046101f414901517156115d857612710900490565b505f90565b919060ff6005840154169060068210156107dd57612509916005036134a05761264c61349a65ffffffffffff5f5b169561264c6001600160601b0360078160028801541693015416886116e0565b91613410565b61264c61349a65ffffffffffff80600285015460c01c1661347a565b9082158015613529575b6129ec5760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20613514868254612b56565b90556040519485526001600160a01b031693a3565b5060405163a9059cbb60e01b60208201526001600160a01b038216602482015260448082018590528152613588906135626064826116b2565b7f000000000000000000000000000000000000000000000000000000000000000061390c565b6134c6565b61359b9061271092936116e0565b04808210156135a8575090565b905090565b5f1981146115d85760010190565b906001600160601b036101208301511690818111613671571061331a5761360a6135f56101808301936001600160401b03855116906116e0565b6001600160501b0361016084015116906122c0565b9160c08201916001600160401b036101a08163ffffffff8651169451169201511690036001600160401b0381116115d8576001600160401b031611613661575b63ffffffff61365b8183511661217d565b16905290565b9061366b906135ad565b9061364a565b50505090565b805460ff60d01b198116600360d01b17825560405163b9209e3360e01b81526001600160a01b03918216600482015291929190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107d2575f9161375c575b50156137585760028201805460ff60f01b1916600160f01b17905561370a82613410565b9182156129ec5760207f1438b4bc2f411283f8eaabd6cbcb210e717b57569945b038d931ac21d01522479161374185600154612b56565b600155546040519485526001600160a01b031693a3565b5050565b90506020813d60201161378e575b81613777602093836116b2565b810103126107f157613788906116d3565b5f6136e6565b3d915061376a565b63ffffffff9060301c1663ffffffff0363ffffffff81116115d85763ffffffff1690565b9190825490600460ff8360e01c166137d1816116a8565b146138e45760405163b9209e3360e01b81526001600160a01b0383811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107d2575f916138aa575b506138a057602060409260ff927fdffb2b5516348e264201d46f037c55f6458db930a0307e0d23d3166dfd9a372a95604160e21b9061ffff60e01b191617905560e0810163ffffffff6138898183511661217d565b169052015116815190815260016020820152a35f90565b5050505050600190565b90506020813d6020116138dc575b816138c5602093836116b2565b810103126107f1576138d6906116d3565b5f613834565b3d91506138b8565b505050505f90565b906138f69161390c565b156138fd57565b631fa55c0760e11b5f5260045ffd5b81516001600160a01b03909116915f91829160200182855af13d1561399e573d906001600160401b038211610b975760405191613953601f8201601f1916602001846116b2565b82523d5f602084013e5b1561331a57805191821561399557506020821015918261397c57505090565b81925090602091810103126107f1576020015160011490565b9150503b151590565b60609061395d56';
