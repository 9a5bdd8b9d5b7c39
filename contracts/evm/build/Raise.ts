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

export const bytecode: `0x${string}` = '0x6101003461015d57601f61382e38819003918201601f19168301916001600160401b038311848410176101615780849260809460405283398101031261015d5780516001600160a01b038116810361015d576020820151906001600160a01b038216820361015d576040830151926001600160a01b038416840361015d5760600151926001600160a01b038416840361015d5760805260a05260c05260e0526040516136b89081610176823960805181818161010b015281816108750152818161099201528181610bef01528181610e3d0152613290015260a0518181816102e60152818161073f01528181610ef601528181611194015281816118f301528181611a6001528181611f1401528181611fd401528181612329015281816123a00152613040015260c051818181610a3c01528181610cf101528181611267015281816133c80152613516015260e05181818161082001526108c70152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c80631cb5c6bd146111c3578063365a86fc1461117f5780633f067b20146111625780634e8945da14611132578063570536c214610ed55780635d955e8c14610e9b5780636c4a20ef14610e705780636e57dae714610d5657806378762cb714610d205780637b10399914610cdc57806395fb9bcf14610cad57806398424d4f146109c5578063ad7beec4146108f6578063c415b95c146108b2578063c8796572146107f0578063deaf1a3a146106d2578063e14ab07a146103b5578063e2cfe5f6146101e1578063f1d3d3811461013d5763fc0c546a146100f6575f80fd5b3461013a578060031936011261013a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461013a57602036600319011261013a5761012061015d600435612107565b61010060405191805161016f816115dc565b835260ff602082015116602084015263ffffffff604082015116604084015263ffffffff606082015116606084015263ffffffff60808201511660808401526001600160401b0360a08201511660a084015260c081015160c084015260e081015160e084015201511515610100820152f35b503461013a576101f0366115b6565b60ff835c166103a657825c60ff1916600117835d8183526002602052604083209060018060a01b0381165f52600a820160205263ffffffff60405f20541680156103975761024190600b84016115fa565b509161024d83826130f8565b60038110156103835760010361037457610268838692613178565b845460ff60f01b1916600160f01b17909455604080516001600160401b039290921680835260208301869052916001600160a01b03851691829188917fcb1b3efa0d4edc25fcd210245c42c0685312ec3ebf9a0add53d373846e81b05191a3816102e4575b5050506102d9926131e8565b805c60ff1916815d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561036557606484928360405195869485936371949af960e01b85528c6004860152602485015260448401525af1801561036957610350575b806102cd565b8161035a91611625565b61036557835f61034a565b8380fd5b6040513d84823e3d90fd5b6319068c7560e11b8552600485fd5b634e487b7160e01b86526021600452602486fd5b630fc746ad60e21b8552600485fd5b632991011b60e11b8352600483fd5b503461013a576103c4366115b6565b60405192916101a084016001600160401b038111858210176106be576040528284528260208501528260408501528260608501528260808501528260a08501528260c08501528260e0850152826101008501528261012085015282610140850152826101608501528261018085015282526002602052604082209060018060a01b03165f52600a810160205263ffffffff60405f205416808452156106af5761047763ffffffff845116600b83016115fa565b5090600182015460208501526001600160601b036002830154818116604087015260601c166060850152815465ffffffffffff8160a01c16608086015260ff8160d01c166104c4816115e6565b60a086015260ff8160d81c166104d9816115f0565b60c08601526104ed60ff8260e01c166115f0565b60ff8160e01c1660e086015260ff8160e81c16610509816115e6565b61010086015261051983836130f8565b600381101561069b5761012086015260ff906105348461313c565b610160870152610548828260e01c166115f0565b60e01c161580159061066d575b610647575b50506040519063ffffffff83511682526020830151602083015260408301516040830152606083015160608301526001600160401b03608084015116608083015260a08301516105a9816115e6565b60a083015260c08301516105bc816115f0565b60c083015260e08301516105cf816115f0565b60e08301526101008301516105e3816115e6565b61010083015261012083015190600382101561063357506101a092610180916101208401526001600160401b03610140820151166101408401526101608101516101608401520151610180820152f35b634e487b7160e01b81526021600452602490fd5b6001600160401b039161065991613178565b610180850152166101408301525f8061055a565b5060ff600582015416600681101561068757600514610555565b634e487b7160e01b84526021600452602484fd5b634e487b7160e01b85526021600452602485fd5b630fc746ad60e21b8252600482fd5b634e487b7160e01b84526041600452602484fd5b50346107ce5760203660031901126107ce57600435805f52600260205260405f206106fc82612054565b610705816115dc565b80156107d25781546001600160a01b031633036107e157600190610728816115dc565b036107d2576005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107ce57604051630f51424760e11b81526004810192909252816044815f8094600660248401525af180156107af576107a1575080f35b6107ad91505f90611625565b005b6040513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b630b728efd60e21b5f5260045ffd5b63a75eaca960e01b5f5260045ffd5b346107ce575f3660031901126107ce5760ff5f5c166108a357600160ff195f5c16175f5d6108996001545f6001557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006130a9565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b346107ce575f3660031901126107ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107ce57610904366115b6565b60ff5f5c166108a357600160ff195f5c16175f5d5f828152602081815260408083206001600160a01b03851684529091529020549081156109b6575f838152602081815260408083206001600160a01b038516808552908352818420939093555184815261089995917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f091a37f00000000000000000000000000000000000000000000000000000000000000006130a9565b6397b1d48d60e01b5f5260045ffd5b346107ce5760603660031901126107ce576044356024356004355f5c60ff166108a357600160ff195f5c16175f5d6109fc81612054565b80610a086001926115dc565b036107d257805f52600260205260405f209160405163b9209e3360e01b815233600482015260208160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107af575f91610c73575b5015610c645782546001600160a01b03163314610c5557600a83019260018060a01b0333165f528360205263ffffffff60405f205416610c46578115610c37576001600160601b036002820154168510610c2857600160601b851015610c1957610b3381600b60056002940191825497610aee63ffffffff8a60081c166120f0565b9363ffffffff85169964ffffffff008660081b169064ffffffff00191617905560018060a01b0333165f5260205260405f208863ffffffff19825416179055016115fa565b5080546001600160a01b03191633908117825560018201849055910180546bffffffffffffffffffffffff19166001600160601b038716179055604080519485526020850192909252908301849052917f67240d99c475f782fc67f669a22dc029fcdc91f0a4dc350078411f877a89bb0a90606090a380610bb85760ff195f5c165f5d005b610c1390604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152610bed608482611625565b7f00000000000000000000000000000000000000000000000000000000000000006135fe565b80610899565b63bba31b1160e01b5f5260045ffd5b634635b1a560e11b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b633664959360e01b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011610ca5575b81610c8e60209383611625565b810103126107ce57610c9f90611646565b85610a6c565b3d9150610c81565b346107ce5760203660031901126107ce576020610ccb600435612054565b60405190610cd8816115dc565b8152f35b346107ce575f3660031901126107ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107ce57610d2e366115b6565b905f525f60205260405f209060018060a01b03165f52602052602060405f2054604051908152f35b346107ce5760203660031901126107ce5760043560ff5f5c166108a357600160ff195f5c16175f5d610d8781612054565b80610d936005926115dc565b036107d2575f81815260026020526040902080549091906001600160a01b031633036107e157600582019182549060ff8260281c16610e61576108999365010000000000610e0c9365ff000000000019161790556001600160401b0360086001600160601b0360078401541692015460801c1690611653565b90604051908282527ff2e7b09b40558e67768f54ac6d923f7130acf2b47eb7252076cce9e6f655120e60203393a3337f00000000000000000000000000000000000000000000000000000000000000006130a9565b6319068c7560e11b5f5260045ffd5b346107ce57610e7e36611593565b60ff5f5c166108a35761089991600160ff195f5c16175f5d611acb565b346107ce576020610ec1610eae36611593565b905f5260028352600b60405f20016115fa565b50546040516001600160a01b039091168152f35b346107ce576101803660031901126107ce576101603660231901126107ce577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611123576004355f9081526002602052604090206024356001600160a01b03811681036107ce5781546001600160a01b0319166001600160a01b039190911617815560443563ffffffff811681036107ce57815460643561ffff811681036107ce5761ffff60c01b9060c01b169163ffffffff60a01b9060a01b169065ffffffffffff60a01b191617178155600181016084356001600160401b03811681036107ce57815467ffffffffffffffff19166001600160401b0391821617825560a43590811681036107ce5781546fffffffffffffffff0000000000000000191660409190911b67ffffffffffffffff60401b1617815560c4356001600160801b03811681036107ce5781546001600160801b031660809190911b6001600160801b0319161790556002810160e4356001600160601b03811681036107ce576001600160601b03166001600160601b0319825416178155610104356001600160401b03811681036107ce578154610124356001600160401b03811681036107ce576001600160401b0360a01b9060a01b16916001600160401b0360601b9060601b16906001600160801b0360601b19161717905561014435906001600160401b03821682036107ce5760038101805467ffffffffffffffff19166001600160401b0390931692909217909155610164356004820155600501805460ff19166001179055005b6338fcda4760e21b5f5260045ffd5b346107ce5760203660031901126107ce5760ff5f5c166108a357600160ff195f5c16175f5d610899600435611859565b346107ce575f3660031901126107ce576020600154604051908152f35b346107ce575f3660031901126107ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346107ce5760803660031901126107ce576024356004356044356111e682612054565b806111f26002926115dc565b036107d257815f52600260205260405f209060018060a01b0333165f52600a820160205263ffffffff60405f2054169081156115845761123582600b85016115fa565b509160ff835460d01c16611248816115e6565b6115755760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107af575f9161153b575b5015610c645760405160208101908782528360408201526064356060820152336080820152608081526112d360a082611625565b51902060018401540361152c57600283016112fa6001600160601b03825416848988612251565b94611304866115f0565b85611524576001945b611316866115e6565b805460ff60d01b191660d087901b60ff60d01b16178155611336876115f0565b805460ff60d81b60d889901b1660ff60d81b19821681178355611358886115e6565b600188146113e2575b5050505050506001600160401b0381115f146113d257506001600160401b03805b604051958652166020850152611397816115e6565b60408401526113a5816115f0565b60608301527f9c7d30ba41321af3e09e9b8e16807d2560976bf4b26c60864426795d6f4bb08b60803393a3005b6001600160401b03809116611382565b84546bffffffffffffffffffffffff60601b191660608c901b6bffffffffffffffffffffffff60601b161790945567ff00ffffffffffff60a01b19169290921760a085901b65ffffffffffff60a01b16179091556009019063ffffffff9081039081116114fc57829060301b8760501b1717908054906801000000000000000082101561151057600182018155816114968461147e8385612302565b90919082549060031b91821b915f19901b1916179055565b6114b4575b6114a9929161147e91612302565b858080808080611361565b905f1981018181116114fc5760011c906114ce8284612302565b90549060031b1c90848210156114f3579061147e6114ec9285612302565b9081611496565b9291505061149b565b634e487b7160e01b5f52601160045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b60029461130d565b631ee54adb60e21b5f5260045ffd5b90506020813d60201161156d575b8161155660209383611625565b810103126107ce5761156790611646565b8761129f565b3d9150611549565b63199228cb60e21b5f5260045ffd5b630fc746ad60e21b5f5260045ffd5b60409060031901126107ce576004359060243563ffffffff811681036107ce5790565b60409060031901126107ce57600435906024356001600160a01b03811681036107ce5790565b600711156107ba57565b600411156107ba57565b600511156107ba57565b906401000000008110156116115760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b90601f801991011681019081106001600160401b0382111761151057604052565b519081151582036107ce57565b818102929181159184041417156114fc57565b51906001600160a01b03821682036107ce57565b519063ffffffff821682036107ce57565b519060ff821682036107ce57565b51906001600160401b03821682036107ce57565b90816103009103126107ce576040519061030082018281106001600160401b03821117611510576040526116e081611666565b82526020810151600a8110156107ce576020830152604081015160048110156107ce57611850916102e091604085015261171c6060820161167a565b606085015261172d6080820161168b565b608085015261173e60a0820161168b565b60a085015261174f60c08201611699565b60c085015261176060e08201611699565b60e0850152611772610100820161167a565b610100850152611785610120820161167a565b610120850152611798610140820161167a565b6101408501526117ab610160820161167a565b6101608501526117be6101808201611699565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526118316102a08201611699565b6102a08501526118446102c08201611699565b6102c085015201611646565b6102e082015290565b61186281612054565b8061186e6004926115dc565b036107d257805f52600260205260405f20906008820154916001600160401b035f9360801c166118ab816001600160601b03600785015416611653565b600183015460801c11611a4b5763ffffffff600683015460b81c1663ffffffff835460a01c16118015611a35575b611a28576040516381f7795960e01b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316929061030081602481875afa908115611a1d5786916119ee575b506101a0810151159081156119da575b506119cb57600501805460ff1916600417905560405192807ffbdcdff5669f71ab50248f0fed51677b7c06c65dd4a56a4ec8b59ff5ab29133b8680a2823b156119c75783858094829460449463315c92b160e11b8552600485015260248401525af18015610369576119b5575050565b6119c0828092611625565b61013a5750565b8480fd5b6332da9a7760e21b8552600485fd5b6101c091500151600482015414155f611945565b611a1091506103003d8111611a16575b611a088183611625565b8101906116ad565b5f611935565b503d6119fe565b6040513d88823e3d90fd5b50611a339250612317565b565b506001600160401b0360038301541642116118d9565b506005908101805460ff1916909117905590507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107ce57604051630f51424760e11b81526004810192909252816044815f8094600260248401525af180156107af57611ac15750565b5f611a3391611625565b919091611ad781612054565b80611ae36003926115dc565b036107d257805f52600260205260405f209060058201549260ff5f941660068110156107ba57600114611fa4575b6040519061020082018281106001600160401b03821117611f905760405263ffffffff600685015460ff8116611b46816115e6565b845260ff8160081c16602085015260ff8160101c16611b64816115dc565b6040850152818160181c166060850152818160381c166080850152818160581c1660a0850152818160781c1660c0850152818160981c1660e085015260b81c1661010083015260078401546001600160601b0381166101208401526001600160501b038160601c1661014084015260b01c61016083015260ff60088501546001600160401b0381166101808501526001600160401b038160401c166101a08501526001600160401b038160801c166101c085015260c01c1615156101e083015260038251611c31816115e6565b611c3a816115e6565b141580611f7a575b611efd5763ffffffff8596165b80151580611ef5575b15611d05578251611c68816115e6565b611c71816115e6565b611ca257611c80848487612ae4565b8015611c8e575f1901611c4f565b634e487b7160e01b86526011600452602486fd5b60018351611caf816115e6565b611cb8816115e6565b03611ccc57611cc78386612964565b611c80565b60028351611cd9816115e6565b611ce2816115e6565b03611cf257611cc7848487612776565b9550611cff8383866124eb565b95611c80565b509490919293508151611d17816115e6565b611d20816115e6565b600685018054602085015161ff0060089190911b1660ff9390931661ffff19909116179190911790556040820151611d57816115dc565b611d60816115dc565b600685018054606085810151608087015160a088015160c089015160e08a01516101008b015162010000600160d81b031990971660109990991b62ff0000169890981760189490941b66ffffffff000000169390931760389290921b6affffffff00000000000000169190911760589190911b63ffffffff60581b161760789190911b63ffffffff60781b161760989490941b63ffffffff60981b169390931760b89190911b63ffffffff60b81b16179055610120830151610140840151610160850151921b69ffffffffffffffffffff60601b166001600160601b03919091161760b09190911b6001600160b01b0319161760078501556101808201516008850180546101a08501516001600160801b03199091166001600160401b03939093169290921760409290921b67ffffffffffffffff60401b169190911790556101c0820151600885015460ff60c01b6101e0850151151560c01b16916001600160401b0360801b9060801b169068ffffffffffffffffff60801b191617176008850155611eec57505050565b611a3392612f94565b508615611c58565b6005938401805460ff1916909417909355509092507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15611f7657604051630f51424760e11b8152600481019290925281604481858094600560248401525af18015610369576119b5575050565b8280fd5b506001600160401b036003850154164211611c42565b634e487b7160e01b86526041600452602486fd5b611fad8261238a565b156120475760058301805460ff1916600217905560068301805461ff0019166101001790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107ce575f8091602460405180948193633b5fc21b60e11b83528860048401525af180156107af57612032575b50611b11565b61203f9194505f90611625565b5f925f61202c565b935090611a339250612317565b5f52600260205260405f2060ff6005820154169060068210156107ba57600182146120b45750600281146120ae57600381146120a857600481146120a25760050361209e57600690565b5f90565b50600590565b50600490565b50600390565b6002915001546001600160401b038160601c1642106120ea5760a01c6001600160401b03164210156120e557600290565b600390565b50600190565b63ffffffff1663ffffffff81146114fc5760010190565b906040519161012083018381106001600160401b03821117611510576040525f8352602083015f815260408401935f855260ff60608201955f87525f60808401525f60a08401525f60c08401525f60e084015261010083015f81528397865f52600260205261217960405f2097612054565b612182816115dc565b8552600687015495848760081c16905260058701549263ffffffff8460081c16905263ffffffff6009880154169052828260281c16151590521660068110156107ba5760038114159081612227575b5061222157509063ffffffff61221a9260b81c1660808501526001600160601b0360076001600160401b03600884015460801c16928360a08801520154168060c0860152611653565b60e0830152565b93505050565b6004915014155f6121d1565b811561223d570490565b634e487b7160e01b5f52601260045260245ffd5b929190926001600160601b0360028201541684106122da5761271061229360018301549261ffff6001600160401b03808660401c169516915460c01c16611653565b04808210156122d357505b81159081156122c9575b506122c1576122b691612233565b101561209e57600490565b505050600390565b905081115f6122a8565b905061229e565b50505050600290565b919082039182116114fc57565b805415611611575f5260205f20905f90565b8054821015611611575f5260205f2001905f90565b6005908101805460ff191690911790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156107ce57604051630f51424760e11b81526004810192909252816044815f8094600360248401525af180156107af57611ac15750565b6040516381f7795960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316919061030081602481865afa80156107af576102e0915f916124cc575b500151156124c5576020600492604051938480926303e21fa960e61b82525afa9182156107af575f92612487575b5060405163bd8818cd60e01b8152600481019190915290608090829060249082906001600160a01b03165afa9081156107af575f91612450575090565b90506080813d60801161247f575b8161246b60809383611625565b810103126107ce5761247c90611646565b90565b3d915061245e565b9091506020813d6020116124bd575b816124a360209383611625565b810103126107ce576124b6608091611666565b9190612413565b3d9150612496565b5050600190565b6124e591506103003d8111611a1657611a088183611625565b5f6123e5565b906060810163ffffffff81511691600584019463ffffffff865460081c16841161276b5761252363ffffffff9594600b8796016115fa565b5084612531818651166120f0565b1684525f92815460ff8160d01c16612548816115e6565b80612685575050816125cd6125c4606093612584877f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a97613389565b8354600460ff8260e01c16612598816115f0565b03612611575b506125be6001600160601b03610120816002880154169301511689611653565b906122e3565b6125be8361313c565b9054906001600160401b0360ff8360e01c1696604051976125ed816115f0565b885216602087015260408601526001600160a01b031693a35116915460081c161090565b88612666575060035b612623816115f0565b845460ff60e01b191660e09190911b60ff60e01b1617845560028401805465ffffffffffff60c01b191660c08a901b65ffffffffffff60c01b161790555f61259e565b60a01c65ffffffffffff16880361267e57600161261a565b600261261a565b600190612691816115e6565b1480612751575b80612733575b6126d4575b507f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a916125cd6125c4606093612584565b6060919450916125cd6125c46127287f7a4ba0b9f2fec60b5f9d0f54f3cd5cb18a9bf41cfd0671bd978511660b7c503a9565ffffffffffff6001600160601b036002870154881c169160a01c1690896132c7565b9693505050916126a3565b506040820151612742816115dc565b61274b816115dc565b1561269e565b50600460ff8260e01c16612764816115f0565b1415612698565b505050505050600190565b606082019063ffffffff82511663ffffffff6080850151161161288d5750602082019060ff825116936101208401907f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f60806001600160601b03845116976001600160401b036101c0890151169860e089019963ffffffff8b511691604051938452602084015260408301526060820152a26101e084019081511561287257600860ff855116146128575760ff8451169360ff85146114fc575f968780969481959360ff600184960116905252525281610140840152816101608401525252565b50506004604084015260019052505f60c08201526003905250565b50909350505060016003925f6040840152525f60c082015252565b60098194929394019081545f1981019081116114fc576128f0926128bc6128c29263ffffffff885116906122e3565b90612302565b90549060031b1c9363ffffffff6128db818351166120f0565b169052600b6128e9856134a8565b91016115fa565b5091600460ff845460e01c16612905816115f0565b1461295e578065ffffffffffff61292192169060501c856132c7565b156129595782612930926134cc565b1561294f576101000163ffffffff61294a818351166120f0565b169052565b6101e06001910152565b505050565b50505050565b906101808101916001600160401b03835116906101608301916001600160501b03835116145f146129bb5750506001600160401b0360029251166101a08201525b5f60608201525f60c08201525f61010082015252565b606083019363ffffffff85511663ffffffff608086015116116129e457505050600291506129a5565b6009820180545f1981019081116114fc57612a25612a126004936128bc60ff9463ffffffff8c5116906122e3565b90549060031b1c94600b6128e9876134a8565b505460e01c16612a34816115f0565b03612a4f575b5050505063ffffffff61294a818351166120f0565b6101a0926001600160501b03612a7c6001600160401b039465ffffffffffff86612a859651169116611653565b91511690612233565b169101906001600160401b03825116016001600160401b0381116114fc576001600160401b031690525f808080612a3a565b919082018092116114fc57565b906001600160501b03809116911601906001600160501b0382116114fc57565b600981015463ffffffff60608401511690808210612c51575b50506101608201926001600160501b0384511615612bd4575060016001600160401b0391015416916101408201926001600160501b03845116908181115f14612bb257036001600160501b0381116114fc576001936001600160501b036001600160401b0380948280612b8a965b169151168082105f14612bab57505b1691826101808701525116612ac4565b166101c08201525f6101a082015263ffffffff60a082015116606082015252565b9050612b7a565b5050612b8a6001936001600160501b036001600160401b03809482805f612b6b565b9192505063ffffffff60e08301511680612c05575b505080600160406003930152600160608201525f60c082015252565b60807f2ce8f0283da8abecae6a2b5855b9ac904ed90e0c453655e61efb6fee6e7db09f9160ff602086015116906040519182525f60208301525f60408301526060820152a25f80612be9565b608084015163ffffffff16821015612f7b575f1981018181116114fc57612c7b83612c84926122e3565b60098501612302565b90549060031b1c905b612cb46001600160501b03610140870151166001600160501b036101608801511690612ab7565b6001600160401b03600186015416118015612f61575b612cd45750612afd565b63ffffffff6080869794969593950151168514612dd7575b50612cfc90600b6128e9856134a8565b509084600160ff60208301511614928315612dc5575b505050612d37575b5050606063ffffffff612d318183850151166120f0565b16910152565b65ffffffffffff612d75916001600160501b039361012086016001600160601b038151168360501c03612d83575b5050168261016085015116612ac4565b166101608201525f80612d1a565b85612d9c816101608a015116826101408b015116612ac4565b166101408801525f6101608801526001600160601b038360501c16905260a08601525f80612d65565b612dcf93506134cc565b5f8481612d12565b84612de891979396929495976122e3565b95612df5600985016122f0565b90549060031b1c94875f198101116114fc57612e175f19890160098701612302565b90549060031b1c965f5b6001600160ff1b03811681036114fc57600181811b018160011b116114fc57600181811b01905f198b01821015612f4157612e64600182811b0160098a01612302565b90549060031b1c9060028160011b01600182811b01116114fc575f198c0160028260011b0110612f00575b818b1015612ead579061147e612ea89260098b01612302565b612e21565b61147e9250612ee09498959993979b9150612cfc969a61147e612ed4925b60098901612302565b5f190160098501612302565b63ffffffff612ef4816080890151166120f0565b16608087015290612cec565b612f1360028260011b0160098b01612302565b90549060031b1c828111612f28575b50612e8f565b91509150612f3a600183811b016132b9565b915f612f22565b61147e915099612ed4612cfc969a61147e612ee0969a979b95999d612ecb565b506001600160601b03610120860151168260501c14612cca565b612f87600984016122f0565b90549060031b1c90612c8d565b9190604081018051612fa5816115dc565b612fae816115dc565b613023575060609060057fddcc614c5bfd69e319b04e4bb5c8d7db2c11ecac937e5532e25486e928d1c8e9939401600360ff198254161790556001600160401b036101c06001600160601b03610120840151169201511661300f8183611653565b9060405192835260208301526040820152a2565b600591505192613032846115dc565b01805460ff191660051790557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156107ce5760445f92836040519586948593630f51424760e11b85526004850152613095816115dc565b60248401525af180156107af57611ac15750565b919091816130b657505050565b60405163a9059cbb60e01b60208201526001600160a01b03939093166024840152604480840192909252908252611a3391906130f3606483611625565b6135fe565b905460f01c60ff16613136576005015460ff1660068110156107ba576004811490811561312b575b501561209e57600190565b60059150145f613120565b50600290565b6002015460ff8160f01c165f14613173576001600160601b03166101f48102908082046101f414901517156114fc57612710900490565b505f90565b919060ff6005840154169060068210156107ba5761247c916005036131cc576125be6131c665ffffffffffff5f5b16956125be6001600160601b036007816002880154169301541688611653565b9161313c565b6125be6131c665ffffffffffff80600285015460c01c166131a6565b9082158015613255575b6129595760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20613240868254612ab7565b90556040519485526001600160a01b031693a3565b5060405163a9059cbb60e01b60208201526001600160a01b0382166024820152604480820185905281526132b49061328e606482611625565b7f000000000000000000000000000000000000000000000000000000000000000061361e565b6131f2565b5f1981146114fc5760010190565b906001600160601b036101208301511690818111613383571061337d576133166133016101808301936001600160401b0385511690611653565b6001600160501b036101608401511690612233565b9160c08201916001600160401b036101a08163ffffffff8651169451169201511690036001600160401b0381116114fc576001600160401b03161161336d575b63ffffffff613367818351166120f0565b16905290565b90613377906132b9565b90613356565b50505f90565b50505090565b805460ff60d01b198116600360d01b17825560405163b9209e3360e01b81526001600160a01b03918216600482015291929190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107af575f9161346e575b501561346a5760028201805460ff60f01b1916600160f01b17905561341c8261313c565b9182156129595760207f1438b4bc2f411283f8eaabd6cbcb210e717b57569945b038d931ac21d01522479161345385600154612ab7565b600155546040519485526001600160a01b031693a3565b5050565b90506020813d6020116134a0575b8161348960209383611625565b810103126107ce5761349a90611646565b5f6133f8565b3d915061347c565b63ffffffff9060301c1663ffffffff0363ffffffff81116114fc5763ffffffff1690565b9190825490600460ff8360e01c166134e3816115f0565b146135f65760405163b9209e3360e01b81526001600160a01b0383811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107af575f916135bc575b506135b257602060409260ff927fdffb2b5516348e264201d46f037c55f6458db930a0307e0d23d3166dfd9a372a95604160e21b9061ffff60e01b191617905560e0810163ffffffff61359b818351166120f0565b169052015116815190815260016020820152a35f90565b5050505050600190565b90506020813d6020116135ee575b816135d760209383611625565b810103126107ce576135e890611646565b5f613546565b3d91506135ca565b505050505f90565b906136089161361e565b1561360f57565b631fa55c0760e11b5f5260045ffd5b81516001600160a01b03909116915f91829160200182855af13d156136b0573d906001600160401b0382116115105760405191613665601f8201601f191660200184611625565b82523d5f602084013e5b1561337d5780519182156136a757506020821015918261368e57505090565b81925090602091810103126107ce576020015160011490565b9150503b151590565b60609061366f56';
