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
        "components": [
          {
            "internalType": "address",
            "name": "issuer",
            "type": "address"
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
            "internalType": "uint64",
            "name": "unitsOffered",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "maxUnitsPerBid",
            "type": "uint64"
          },
          {
            "internalType": "uint128",
            "name": "minRaise",
            "type": "uint128"
          },
          {
            "internalType": "uint96",
            "name": "reservePrice",
            "type": "uint96"
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
          },
          {
            "internalType": "bytes32",
            "name": "termsCommitment",
            "type": "bytes32"
          }
        ],
        "internalType": "struct IRaise.RaiseTerms",
        "name": "terms",
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

export const bytecode: `0x${string}` = '0x6101003461015d57601f61384138819003918201601f19168301916001600160401b038311848410176101615780849260809460405283398101031261015d5780516001600160a01b038116810361015d576020820151906001600160a01b038216820361015d576040830151926001600160a01b038416840361015d5760600151926001600160a01b038416840361015d5760805260a05260c05260e0526040516136cb9081610176823960805181818161010b0152818161087c0152818161099901528181610bf001528181610e3e01526132a3015260a0518181816102eb0152818161074601528181610efe0152818161119c015281816118d601528181611a4301528181611ef701528181611fb701528181612320015281816123970152613053015260c051818181610a4301528181610cf201528181611275015281816133db0152613529015260e05181818161082701526108ce0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c80631cb5c6bd146111cb578063365a86fc146111875780633f067b201461116a5780634e8945da1461113a578063570536c214610edd5780635d955e8c14610e9c5780636c4a20ef14610e715780636e57dae714610d5757806378762cb714610d215780637b10399914610cdd57806395fb9bcf14610cae57806398424d4f146109cc578063ad7beec4146108fd578063c415b95c146108b9578063c8796572146107f7578063deaf1a3a146106d9578063e14ab07a146103ba578063e2cfe5f6146101e1578063f1d3d3811461013d5763fc0c546a146100f6575f80fd5b3461013a578060031936011261013a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461013a57602036600319011261013a5761012061015d6004356120ea565b61010060405191805161016f816115ea565b835260ff602082015116602084015263ffffffff604082015116604084015263ffffffff606082015116606084015263ffffffff60808201511660808401526001600160401b0360a08201511660a084015260c081015160c084015260e081015160e084015201511515610100820152f35b503461013a576101f0366115c4565b60ff835c166103ab57825c60ff1916600117835d8183526002602052604083209060018060a01b0381165f52600b820160205263ffffffff60405f205416801561039c5763ffffffff165f52600a820160205260405f2091610252838261310b565b6003811015610388576001036103795761026d83869261318b565b845460ff60f01b1916600160f01b17909455604080516001600160401b039290921680835260208301869052916001600160a01b03851691829188917fcb1b3efa0d4edc25fcd210245c42c0685312ec3ebf9a0add53d373846e81b05191a3816102e9575b5050506102de926131fb565b805c60ff1916815d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561036a57606484928360405195869485936371949af960e01b85528c6004860152602485015260448401525af1801561036e57610355575b806102d2565b8161035f91611608565b61036a57835f61034f565b8380fd5b6040513d84823e3d90fd5b6319068c7560e11b8552600485fd5b634e487b7160e01b86526021600452602486fd5b630fc746ad60e21b8552600485fd5b632991011b60e11b8352600483fd5b503461013a576103c9366115c4565b60405192916101a084016001600160401b038111858210176106c5576040528284528260208501528260408501528260608501528260808501528260a08501528260c08501528260e0850152826101008501528261012085015282610140850152826101608501528261018085015282526002602052604082209060018060a01b03165f52600b810160205263ffffffff60405f205416808452156106b65763ffffffff80845116165f52600a810160205260405f2090600182015460208501526001600160601b036002830154818116604087015260601c166060850152815465ffffffffffff8160a01c16608086015260ff8160d01c166104cb816115f4565b60a086015260ff8160d81c166104e0816115fe565b60c08601526104f460ff8260e01c166115fe565b60ff8160e01c1660e086015260ff8160e81c16610510816115f4565b610100860152610520838361310b565b60038110156106a25761012086015260ff9061053b8461314f565b61016087015261054f828260e01c166115fe565b60e01c1615801590610674575b61064e575b50506040519063ffffffff83511682526020830151602083015260408301516040830152606083015160608301526001600160401b03608084015116608083015260a08301516105b0816115f4565b60a083015260c08301516105c3816115fe565b60c083015260e08301516105d6816115fe565b60e08301526101008301516105ea816115f4565b61010083015261012083015190600382101561063a57506101a092610180916101208401526001600160401b03610140820151166101408401526101608101516101608401520151610180820152f35b634e487b7160e01b81526021600452602490fd5b6001600160401b03916106609161318b565b610180850152166101408301525f80610561565b5060ff600582015416600681101561068e5760051461055c565b634e487b7160e01b84526021600452602484fd5b634e487b7160e01b85526021600452602485fd5b630fc746ad60e21b8252600482fd5b634e487b7160e01b84526041600452602484fd5b50346107d55760203660031901126107d557600435805f52600260205260405f2061070382612037565b61070c816115ea565b80156107d95781546001600160a01b031633036107e85760019061072f816115ea565b036107d9576005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d557604051630f51424760e11b81526004810192909252816044815f8094600660248401525af180156107b6576107a8575080f35b6107b491505f90611608565b005b6040513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b630b728efd60e21b5f5260045ffd5b63a75eaca960e01b5f5260045ffd5b346107d5575f3660031901126107d55760ff5f5c166108aa57600160ff195f5c16175f5d6108a06001545f6001557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006130bc565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b346107d5575f3660031901126107d5576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107d55761090b366115c4565b60ff5f5c166108aa57600160ff195f5c16175f5d5f828152602081815260408083206001600160a01b03851684529091529020549081156109bd575f838152602081815260408083206001600160a01b03851680855290835281842093909355518481526108a095917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f091a37f00000000000000000000000000000000000000000000000000000000000000006130bc565b6397b1d48d60e01b5f5260045ffd5b346107d55760603660031901126107d5576044356024356004355f5c60ff166108aa57600160ff195f5c16175f5d610a0381612037565b80610a0f6001926115ea565b036107d957805f52600260205260405f209160405163b9209e3360e01b815233600482015260208160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107b6575f91610c74575b5015610c655782546001600160a01b03163314610c5657600b83019260018060a01b0333165f528360205263ffffffff60405f205416610c47578115610c38576001600160601b036002820154168510610c2957600160601b851015610c1a57806005600a920194855495610af063ffffffff8860081c166120d3565b64ffffffff0019909716600888901b64ffffffff0016179055335f81815260209283526040808220805463ffffffff191663ffffffff909a16998a1790558882529490930182529183902080546001600160a01b031916831781556001810185905560020180546bffffffffffffffffffffffff19166001600160601b03891617905582519586528501929092528301849052917f67240d99c475f782fc67f669a22dc029fcdc91f0a4dc350078411f877a89bb0a90606090a380610bb95760ff195f5c165f5d005b610c1490604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152610bee608482611608565b7f0000000000000000000000000000000000000000000000000000000000000000613611565b806108a0565b63bba31b1160e01b5f5260045ffd5b634635b1a560e11b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b633664959360e01b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011610ca6575b81610c8f60209383611608565b810103126107d557610ca090611629565b85610a73565b3d9150610c82565b346107d55760203660031901126107d5576020610ccc600435612037565b60405190610cd9816115ea565b8152f35b346107d5575f3660031901126107d5576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107d557610d2f366115c4565b905f525f60205260405f209060018060a01b03165f52602052602060405f2054604051908152f35b346107d55760203660031901126107d55760043560ff5f5c166108aa57600160ff195f5c16175f5d610d8881612037565b80610d946005926115ea565b036107d9575f81815260026020526040902080549091906001600160a01b031633036107e857600582019182549060ff8260281c16610e62576108a09365010000000000610e0d9365ff000000000019161790556001600160401b0360086001600160601b0360078401541692015460801c1690611636565b90604051908282527ff2e7b09b40558e67768f54ac6d923f7130acf2b47eb7252076cce9e6f655120e60203393a3337f00000000000000000000000000000000000000000000000000000000000000006130bc565b6319068c7560e11b5f5260045ffd5b346107d557610e7f366115a1565b60ff5f5c166108aa576108a091600160ff195f5c16175f5d611aae565b346107d557610eaa366115a1565b905f52600260205263ffffffff600a60405f200191165f52602052602060405f2060018060a01b03905416604051908152f35b346107d5576101803660031901126107d5576101603660231901126107d5577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361112b576004355f9081526002602052604090206024356001600160a01b03811681036107d55781546001600160a01b0319166001600160a01b039190911617815560443563ffffffff811681036107d557815460643561ffff811681036107d55761ffff60c01b9060c01b169163ffffffff60a01b9060a01b169065ffffffffffff60a01b191617178155600181016084356001600160401b03811681036107d557815467ffffffffffffffff19166001600160401b0391821617825560a43590811681036107d55781546fffffffffffffffff0000000000000000191660409190911b67ffffffffffffffff60401b1617815560c4356001600160801b03811681036107d55781546001600160801b031660809190911b6001600160801b0319161790556002810160e4356001600160601b03811681036107d5576001600160601b03166001600160601b0319825416178155610104356001600160401b03811681036107d5578154610124356001600160401b03811681036107d5576001600160401b0360a01b9060a01b16916001600160401b0360601b9060601b16906001600160801b0360601b19161717905561014435906001600160401b03821682036107d55760038101805467ffffffffffffffff19166001600160401b0390931692909217909155610164356004820155600501805460ff19166001179055005b6338fcda4760e21b5f5260045ffd5b346107d55760203660031901126107d55760ff5f5c166108aa57600160ff195f5c16175f5d6108a060043561183c565b346107d5575f3660031901126107d5576020600154604051908152f35b346107d5575f3660031901126107d5576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107d55760803660031901126107d5576024356004356044356111ee82612037565b806111fa6002926115ea565b036107d957815f52600260205260405f209060018060a01b0333165f52600b820160205263ffffffff60405f2054169081156115925763ffffffff82165f52600a830160205260405f209160ff835460d01c16611256816115f4565b6115835760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107b6575f91611549575b5015610c655760405160208101908782528360408201526064356060820152336080820152608081526112e160a082611608565b51902060018401540361153a57600283016113086001600160601b03825416848988612234565b94611312866115fe565b85611532576001945b611324866115f4565b805460ff60d01b191660d087901b60ff60d01b16178155611344876115fe565b805460ff60d81b60d889901b1660ff60d81b19821681178355611366886115f4565b600188146113f0575b5050505050506001600160401b0381115f146113e057506001600160401b03805b6040519586521660208501526113a5816115f4565b60408401526113b3816115fe565b60608301527f9c7d30ba41321af3e09e9b8e16807d2560976bf4b26c60864426795d6f4bb08b60803393a3005b6001600160401b03809116611390565b84546bffffffffffffffffffffffff60601b191660608c901b6bffffffffffffffffffffffff60601b161790945567ff00ffffffffffff60a01b19169290921760a085901b65ffffffffffff60a01b16179091556009019063ffffffff90810390811161150a57829060301b8760501b1717908054906801000000000000000082101561151e57600182018155816114a48461148c83856122f9565b90919082549060031b91821b915f19901b1916179055565b6114c2575b6114b7929161148c916122f9565b85808080808061136f565b905f19810181811161150a5760011c906114dc82846122f9565b90549060031b1c9084821015611501579061148c6114fa92856122f9565b90816114a4565b929150506114a9565b634e487b7160e01b5f52601160045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b60029461131b565b631ee54adb60e21b5f5260045ffd5b90506020813d60201161157b575b8161156460209383611608565b810103126107d55761157590611629565b876112ad565b3d9150611557565b63199228cb60e21b5f5260045ffd5b630fc746ad60e21b5f5260045ffd5b60409060031901126107d5576004359060243563ffffffff811681036107d55790565b60409060031901126107d557600435906024356001600160a01b03811681036107d55790565b600711156107c157565b600411156107c157565b600511156107c157565b90601f801991011681019081106001600160401b0382111761151e57604052565b519081151582036107d557565b8181029291811591840414171561150a57565b51906001600160a01b03821682036107d557565b519063ffffffff821682036107d557565b519060ff821682036107d557565b51906001600160401b03821682036107d557565b90816103009103126107d5576040519061030082018281106001600160401b0382111761151e576040526116c381611649565b82526020810151600a8110156107d5576020830152604081015160048110156107d557611833916102e09160408501526116ff6060820161165d565b60608501526117106080820161166e565b608085015261172160a0820161166e565b60a085015261173260c0820161167c565b60c085015261174360e0820161167c565b60e0850152611755610100820161165d565b610100850152611768610120820161165d565b61012085015261177b610140820161165d565b61014085015261178e610160820161165d565b6101608501526117a1610180820161167c565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526118146102a0820161167c565b6102a08501526118276102c0820161167c565b6102c085015201611629565b6102e082015290565b61184581612037565b806118516004926115ea565b036107d957805f52600260205260405f20906008820154916001600160401b035f9360801c1661188e816001600160601b03600785015416611636565b600183015460801c11611a2e5763ffffffff600683015460b81c1663ffffffff835460a01c16118015611a18575b611a0b576040516381f7795960e01b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316929061030081602481875afa908115611a005786916119d1575b506101a0810151159081156119bd575b506119ae57600501805460ff1916600417905560405192807ffbdcdff5669f71ab50248f0fed51677b7c06c65dd4a56a4ec8b59ff5ab29133b8680a2823b156119aa5783858094829460449463315c92b160e11b8552600485015260248401525af1801561036e57611998575050565b6119a3828092611608565b61013a5750565b8480fd5b6332da9a7760e21b8552600485fd5b6101c091500151600482015414155f611928565b6119f391506103003d81116119f9575b6119eb8183611608565b810190611690565b5f611918565b503d6119e1565b6040513d88823e3d90fd5b50611a16925061230e565b565b506001600160401b0360038301541642116118bc565b506005908101805460ff1916909117905590507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d557604051630f51424760e11b81526004810192909252816044815f8094600260248401525af180156107b657611aa45750565b5f611a1691611608565b919091611aba81612037565b80611ac66003926115ea565b036107d957805f52600260205260405f209060058201549260ff5f941660068110156107c157600114611f87575b6040519061020082018281106001600160401b03821117611f735760405263ffffffff600685015460ff8116611b29816115f4565b845260ff8160081c16602085015260ff8160101c16611b47816115ea565b6040850152818160181c166060850152818160381c166080850152818160581c1660a0850152818160781c1660c0850152818160981c1660e085015260b81c1661010083015260078401546001600160601b0381166101208401526001600160501b038160601c1661014084015260b01c61016083015260ff60088501546001600160401b0381166101808501526001600160401b038160401c166101a08501526001600160401b038160801c166101c085015260c01c1615156101e083015260038251611c14816115f4565b611c1d816115f4565b141580611f5d575b611ee05763ffffffff8596165b80151580611ed8575b15611ce8578251611c4b816115f4565b611c54816115f4565b611c8557611c63848487612aed565b8015611c71575f1901611c32565b634e487b7160e01b86526011600452602486fd5b60018351611c92816115f4565b611c9b816115f4565b03611caf57611caa8386612961565b611c63565b60028351611cbc816115f4565b611cc5816115f4565b03611cd557611caa84848761276e565b9550611ce28383866124e2565b95611c63565b509490919293508151611cfa816115f4565b611d03816115f4565b600685018054602085015161ff0060089190911b1660ff9390931661ffff19909116179190911790556040820151611d3a816115ea565b611d43816115ea565b600685018054606085810151608087015160a088015160c089015160e08a01516101008b015162010000600160d81b031990971660109990991b62ff0000169890981760189490941b66ffffffff000000169390931760389290921b6affffffff00000000000000169190911760589190911b63ffffffff60581b161760789190911b63ffffffff60781b161760989490941b63ffffffff60981b169390931760b89190911b63ffffffff60b81b16179055610120830151610140840151610160850151921b69ffffffffffffffffffff60601b166001600160601b03919091161760b09190911b6001600160b01b0319161760078501556101808201516008850180546101a08501516001600160801b03199091166001600160401b03939093169290921760409290921b67ffffffffffffffff60401b169190911790556101c0820151600885015460ff60c01b6101e0850151151560c01b16916001600160401b0360801b9060801b169068ffffffffffffffffff60801b191617176008850155611ecf57505050565b611a1692612fa7565b508615611c3b565b6005938401805460ff1916909417909355509092507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15611f5957604051630f51424760e11b8152600481019290925281604481858094600560248401525af1801561036e57611998575050565b8280fd5b506001600160401b036003850154164211611c25565b634e487b7160e01b86526041600452602486fd5b611f9082612381565b1561202a5760058301805460ff1916600217905560068301805461ff0019166101001790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d5575f8091602460405180948193633b5fc21b60e11b83528860048401525af180156107b657612015575b50611af4565b6120229194505f90611608565b5f925f61200f565b935090611a16925061230e565b5f52600260205260405f2060ff6005820154169060068210156107c15760018214612097575060028114612091576003811461208b57600481146120855760050361208157600690565b5f90565b50600590565b50600490565b50600390565b6002915001546001600160401b038160601c1642106120cd5760a01c6001600160401b03164210156120c857600290565b600390565b50600190565b63ffffffff1663ffffffff811461150a5760010190565b906040519161012083018381106001600160401b0382111761151e576040525f8352602083015f815260408401935f855260ff60608201955f87525f60808401525f60a08401525f60c08401525f60e084015261010083015f81528397865f52600260205261215c60405f2097612037565b612165816115ea565b8552600687015495848760081c16905260058701549263ffffffff8460081c16905263ffffffff6009880154169052828260281c16151590521660068110156107c1576003811415908161220a575b5061220457509063ffffffff6121fd9260b81c1660808501526001600160601b0360076001600160401b03600884015460801c16928360a08801520154168060c0860152611636565b60e0830152565b93505050565b6004915014155f6121b4565b8115612220570490565b634e487b7160e01b5f52601260045260245ffd5b929190926001600160601b0360028201541684106122bd5761271061227660018301549261ffff6001600160401b03808660401c169516915460c01c16611636565b04808210156122b657505b81159081156122ac575b506122a45761229991612216565b101561208157600490565b505050600390565b905081115f61228b565b9050612281565b50505050600290565b9190820391821161150a57565b8054156122e5575f5260205f20905f90565b634e487b7160e01b5f52603260045260245ffd5b80548210156122e5575f5260205f2001905f90565b6005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107d557604051630f51424760e11b81526004810192909252816044815f8094600360248401525af180156107b657611aa45750565b6040516381f7795960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316919061030081602481865afa80156107b6576102e0915f916124c3575b500151156124bc576020600492604051938480926303e21fa960e61b82525afa9182156107b6575f9261247e575b5060405163bd8818cd60e01b8152600481019190915290608090829060249082906001600160a01b03165afa9081156107b6575f91612447575090565b90506080813d608011612476575b8161246260809383611608565b810103126107d55761247390611629565b90565b3d9150612455565b9091506020813d6020116124b4575b8161249a60209383611608565b810103126107d5576124ad608091611649565b919061240a565b3d915061248d565b5050600190565b6124dc91506103003d81116119f9576119eb8183611608565b5f6123dc565b6060820163ffffffff81511692600583019463ffffffff865460081c16851161276357600a63ffffffff9594868096165f520160205260405f2084612529818651166120d3565b1684525f92815460ff8160d01c16612540816115f4565b8061267d575050816125c56125bc60609361257c877f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a9761339c565b8354600460ff8260e01c16612590816115fe565b03612609575b506125b66001600160601b03610120816002880154169301511689611636565b906122c6565b6125b68361314f565b9054906001600160401b0360ff8360e01c1696604051976125e5816115fe565b885216602087015260408601526001600160a01b031693a35116915460081c161090565b8861265e575060035b61261b816115fe565b845460ff60e01b191660e09190911b60ff60e01b1617845560028401805465ffffffffffff60c01b191660c08a901b65ffffffffffff60c01b161790555f612596565b60a01c65ffffffffffff168803612676576001612612565b6002612612565b600190612689816115f4565b1480612749575b8061272b575b6126cc575b507f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a916125c56125bc60609361257c565b6060919450916125c56125bc6127207f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a9565ffffffffffff6001600160601b036002870154881c169160a01c1690896132da565b96935050509161269b565b50604082015161273a816115ea565b612743816115ea565b15612696565b50600460ff8260e01c1661275c816115fe565b1415612690565b505050505050600190565b606082019063ffffffff82511663ffffffff608085015116116128855750602082019060ff825116936101208401907f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f60806001600160601b03845116976001600160401b036101c0890151169860e089019963ffffffff8b511691604051938452602084015260408301526060820152a26101e084019081511561286a57600860ff8551161461284f5760ff8451169360ff851461150a575f968780969481959360ff600184960116905252525281610140840152816101608401525252565b50506004604084015260019052505f60c08201526003905250565b50909350505060016003925f6040840152525f60c082015252565b60098194929394019081545f19810190811161150a57600a926128b36128b99263ffffffff885116906122c6565b906122f9565b90549060031b1c9363ffffffff6128d2818351166120d3565b16905263ffffffff6128e3856134bb565b165f520160205260405f2091600460ff845460e01c16612902816115fe565b1461295b578065ffffffffffff61291e92169060501c856132da565b15612956578261292d926134df565b1561294c576101000163ffffffff612947818351166120d3565b169052565b6101e06001910152565b505050565b50505050565b906101808101916001600160401b03835116906101608301916001600160501b03835116145f146129b85750506001600160401b0360029251166101a08201525b5f60608201525f60c08201525f61010082015252565b606083019363ffffffff85511663ffffffff608086015116116129e157505050600291506129a2565b6009820180545f19810190811161150a57600a916128b3612a0a9263ffffffff8a5116906122c6565b90549060031b1c9263ffffffff612a20856134bb565b165f5201602052600460ff60405f205460e01c16612a3d816115fe565b03612a58575b5050505063ffffffff612947818351166120d3565b6101a0926001600160501b03612a856001600160401b039465ffffffffffff86612a8e9651169116611636565b91511690612216565b169101906001600160401b03825116016001600160401b03811161150a576001600160401b031690525f808080612a43565b9190820180921161150a57565b906001600160501b03809116911601906001600160501b03821161150a57565b600981015463ffffffff60608401511690808210612c5a575b50506101608201926001600160501b0384511615612bdd575060016001600160401b0391015416916101408201926001600160501b03845116908181115f14612bbb57036001600160501b03811161150a576001936001600160501b036001600160401b0380948280612b93965b169151168082105f14612bb457505b1691826101808701525116612acd565b166101c08201525f6101a082015263ffffffff60a082015116606082015252565b9050612b83565b5050612b936001936001600160501b036001600160401b03809482805f612b74565b9192505063ffffffff60e08301511680612c0e575b505080600160406003930152600160608201525f60c082015252565b60807f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f9160ff602086015116906040519182525f60208301525f60408301526060820152a25f80612bf2565b608084015163ffffffff16821015612f8e575f19810181811161150a57612c8483612c8d926122c6565b600985016122f9565b90549060031b1c905b612cbd6001600160501b03610140870151166001600160501b036101608801511690612ac0565b6001600160401b03600186015416118015612f74575b612cdd5750612b06565b63ffffffff6080869794969593950151168514612dec575b50600a9063ffffffff612d07856134bb565b165f520160205260405f209084600160ff60208301511614928315612dda575b505050612d4c575b5050606063ffffffff612d468183850151166120d3565b16910152565b65ffffffffffff612d8a916001600160501b039361012086016001600160601b038151168360501c03612d98575b5050168261016085015116612acd565b166101608201525f80612d2f565b85612db1816101608a015116826101408b015116612acd565b166101408801525f6101608801526001600160601b038360501c16905260a08601525f80612d7a565b612de493506134df565b5f8481612d27565b84612dfd91979396929495976122c6565b95612e0a600985016122d3565b90549060031b1c94875f1981011161150a57612e2c5f198901600987016122f9565b90549060031b1c965f5b6001600160ff1b038116810361150a57600181811b018160011b1161150a57600181811b01905f198b01821015612f5557612e79600182811b0160098a016122f9565b90549060031b1c9060028160011b01600182811b011161150a575f198c0160028260011b0110612f14575b818b1015612ec2579061148c612ebd9260098b016122f9565b612e36565b61148c9250612ef49498959993979b9150600a969a61148c612ee8925b600989016122f9565b5f1901600985016122f9565b63ffffffff612f08816080890151166120d3565b16608087015290612cf5565b612f2760028260011b0160098b016122f9565b90549060031b1c828111612f3c575b50612ea4565b91509150612f4e600183811b016132cc565b915f612f36565b61148c915099612ee8600a969a61148c612ef4969a979b95999d612edf565b506001600160601b03610120860151168260501c14612cd3565b612f9a600984016122d3565b90549060031b1c90612c96565b9190604081018051612fb8816115ea565b612fc1816115ea565b613036575060609060057fddcc614c5bfd69e319b04e4bb5c8d7db2c11ecac937e5532e25486e928d1c8e9939401600360ff198254161790556001600160401b036101c06001600160601b0361012084015116920151166130228183611636565b9060405192835260208301526040820152a2565b600591505192613045846115ea565b01805460ff191660051790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156107d55760445f92836040519586948593630f51424760e11b855260048501526130a8816115ea565b60248401525af180156107b657611aa45750565b919091816130c957505050565b60405163a9059cbb60e01b60208201526001600160a01b03939093166024840152604480840192909252908252611a169190613106606483611608565b613611565b905460f01c60ff16613149576005015460ff1660068110156107c1576004811490811561313e575b501561208157600190565b60059150145f613133565b50600290565b6002015460ff8160f01c165f14613186576001600160601b03166101f48102908082046101f4149015171561150a57612710900490565b505f90565b919060ff6005840154169060068210156107c157612473916005036131df576125b66131d965ffffffffffff5f5b16956125b66001600160601b036007816002880154169301541688611636565b9161314f565b6125b66131d965ffffffffffff80600285015460c01c166131b9565b9082158015613268575b6129565760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20613253868254612ac0565b90556040519485526001600160a01b031693a3565b5060405163a9059cbb60e01b60208201526001600160a01b0382166024820152604480820185905281526132c7906132a1606482611608565b7f0000000000000000000000000000000000000000000000000000000000000000613631565b613205565b5f19811461150a5760010190565b906001600160601b0361012083015116908181116133965710613390576133296133146101808301936001600160401b0385511690611636565b6001600160501b036101608401511690612216565b9160c08201916001600160401b036101a08163ffffffff8651169451169201511690036001600160401b03811161150a576001600160401b031611613380575b63ffffffff61337a818351166120d3565b16905290565b9061338a906132cc565b90613369565b50505f90565b50505090565b805460ff60d01b198116600360d01b17825560405163b9209e3360e01b81526001600160a01b03918216600482015291929190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107b6575f91613481575b501561347d5760028201805460ff60f01b1916600160f01b17905561342f8261314f565b9182156129565760207f1438b4bc2f411283f8eaabd6cbcb210e717b57569945b038d931ac21d01522479161346685600154612ac0565b600155546040519485526001600160a01b031693a3565b5050565b90506020813d6020116134b3575b8161349c60209383611608565b810103126107d5576134ad90611629565b5f61340b565b3d915061348f565b63ffffffff9060301c1663ffffffff0363ffffffff811161150a5763ffffffff1690565b9190825490600460ff8360e01c166134f6816115fe565b146136095760405163b9209e3360e01b81526001600160a01b0383811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107b6575f916135cf575b506135c557602060409260ff927fdffb2b5516348e264201d46f037c55f6458db930a0307e0d23d3166dfd9a372a95604160e21b9061ffff60e01b191617905560e0810163ffffffff6135ae818351166120d3565b169052015116815190815260016020820152a35f90565b5050505050600190565b90506020813d602011613601575b816135ea60209383611608565b810103126107d5576135fb90611629565b5f613559565b3d91506135dd565b505050505f90565b9061361b91613631565b1561362257565b631fa55c0760e11b5f5260045ffd5b81516001600160a01b03909116915f91829160200182855af13d156136c3573d906001600160401b03821161151e5760405191613678601f8201601f191660200184611608565b82523d5f602084013e5b156133905780519182156136ba5750602082101591826136a157505090565b81925090602091810103126107d5576020015160011490565b9150503b151590565b60609061368256';
