// Generated from contracts/evm/src/IncomeSeries.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [
      {
        "internalType": "contract IRegistry",
        "name": "registry_",
        "type": "address"
      },
      {
        "internalType": "contract IRaise",
        "name": "raise_",
        "type": "address"
      },
      {
        "internalType": "contract IFxFeed",
        "name": "fxFeed_",
        "type": "address"
      },
      {
        "internalType": "contract IGroth16Verifier",
        "name": "verifier_",
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
    "name": "ACCRUAL_DUE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BAD_PARAMS",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "COMMITMENT_NOT_CANONICAL",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CONTRACT_HASH_MISSING",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "FX_FALLBACK_UNSUPPORTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "FX_OUT_OF_BOUND",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "FX_STALE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ISSUER_NOT_APPROVED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "LIQUIDITY_FLAG_LIMIT",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "LIQUIDITY_FLAG_UNKNOWN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_ISSUER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_MODULE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_OWNER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_RAISE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PERIOD_NOT_OPEN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PERIOD_OUT_OF_ORDER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PERIOD_STILL_OPEN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PERIOD_UNKNOWN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PRIOR_MISMATCH",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PROOF_INVALID",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "REENTERED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SERIES_EXISTS",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SERIES_UNKNOWN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNAL_MISMATCH",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNAL_OUT_OF_RANGE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNATURE_NOT_CANONICAL",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNER_INACTIVE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TAIL_OPEN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TIER_UNKNOWN",
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
    "name": "WRONG_STATE",
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
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "fee",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "net",
        "type": "uint256"
      }
    ],
    "name": "BoughtOut",
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
        "internalType": "enum IIncomeSeries.FeeKind",
        "name": "kind",
        "type": "uint8"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "payer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "FeeTaken",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "FinalClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "module",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "enabled",
        "type": "bool"
      }
    ],
    "name": "ModuleSet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferStarted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferred",
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
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "accrualIn",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "gross",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "fee",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "net",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "accrualOut",
        "type": "uint256"
      }
    ],
    "name": "PaymentSplit",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "throughPeriod",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "PayoutClaimed",
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
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      }
    ],
    "name": "PeriodMissed",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "RedemptionClaimed",
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
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "priorIncomeCommitment",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "incomeCommitment",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint8",
        "name": "tier",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "uint8",
        "name": "liquidityFlag",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "unitsOutstanding",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "fxRate",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "payment",
        "type": "uint256"
      }
    ],
    "name": "ReportAccepted",
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
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "uint256[2]",
            "name": "a",
            "type": "uint256[2]"
          },
          {
            "internalType": "uint256[2][2]",
            "name": "b",
            "type": "uint256[2][2]"
          },
          {
            "internalType": "uint256[2]",
            "name": "c",
            "type": "uint256[2]"
          }
        ],
        "indexed": false,
        "internalType": "struct IIncomeSeries.Proof",
        "name": "proof",
        "type": "tuple"
      },
      {
        "indexed": false,
        "internalType": "uint256[6]",
        "name": "signals",
        "type": "uint256[6]"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "attestation",
        "type": "bytes"
      }
    ],
    "name": "ReportEvidence",
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
        "internalType": "uint64",
        "name": "unitsOutstanding",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "openingCommitment",
        "type": "bytes32"
      }
    ],
    "name": "SeriesActivated",
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
        "internalType": "enum IIncomeSeries.CloseReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "SeriesClosed",
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
        "indexed": false,
        "internalType": "struct IIncomeSeries.SeriesParams",
        "name": "params",
        "type": "tuple"
      }
    ],
    "name": "SeriesCreated",
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
        "internalType": "enum IIncomeSeries.FailureReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "SeriesFailed",
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
    "name": "SeriesSettling",
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
        "internalType": "enum IIncomeSeries.State",
        "name": "from",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "enum IIncomeSeries.State",
        "name": "to",
        "type": "uint8"
      }
    ],
    "name": "SeriesStateMoved",
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
    "name": "SeriesTailStarted",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "TailClaimed",
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
        "name": "amount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "fee",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "net",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "accrualOut",
        "type": "uint256"
      }
    ],
    "name": "TailPaid",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "UnitsBurned",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "UnitsMinted",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "acceptOwnership",
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
    "name": "buyOut",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "claimFinal",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "claimPayout",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "claimRedemption",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "claimTail",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "claimable",
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
      }
    ],
    "name": "closeSeries",
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
    "name": "createSeries",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "domainSeparator",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
    "name": "expectedPrior",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
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
    "name": "fxFeed",
    "outputs": [
      {
        "internalType": "contract IFxFeed",
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
    "name": "getSeries",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "issuer",
            "type": "address"
          },
          {
            "internalType": "enum IIncomeSeries.State",
            "name": "state",
            "type": "uint8"
          },
          {
            "internalType": "enum IIncomeSeries.CloseReason",
            "name": "closeReason",
            "type": "uint8"
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
            "internalType": "uint8",
            "name": "deferredInARow",
            "type": "uint8"
          },
          {
            "internalType": "uint64",
            "name": "unitsOffered",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "unitsOutstanding",
            "type": "uint64"
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
            "internalType": "uint32",
            "name": "nextPeriod",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "lastReportedPeriod",
            "type": "uint32"
          },
          {
            "internalType": "uint64",
            "name": "tailStartedAt",
            "type": "uint64"
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
            "internalType": "bytes32",
            "name": "lastIncomeCommitment",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "expectedPrior",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "cap",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "paid",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "accrued",
            "type": "uint256"
          }
        ],
        "internalType": "struct IIncomeSeries.SeriesView",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "isModule",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
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
    "name": "lastIncomeCommitment",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
        "name": "period",
        "type": "uint32"
      }
    ],
    "name": "markMissed",
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
        "name": "holder",
        "type": "address"
      },
      {
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "mintUnits",
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
        "internalType": "enum IIncomeSeries.State",
        "name": "to",
        "type": "uint8"
      }
    ],
    "name": "moveState",
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
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "onActivated",
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
        "internalType": "enum IIncomeSeries.FailureReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "onFailed",
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
    "name": "onSettling",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
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
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "payTail",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingOwner",
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
      },
      {
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      }
    ],
    "name": "periodState",
    "outputs": [
      {
        "internalType": "enum IIncomeSeries.PeriodState",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      }
    ],
    "name": "periodWindow",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "opensAt",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "lateAt",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "closesAt",
        "type": "uint64"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "raise",
    "outputs": [
      {
        "internalType": "contract IRaise",
        "name": "",
        "type": "address"
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
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      },
      {
        "internalType": "bytes32",
        "name": "priorCommitment",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "incomeCommitment",
        "type": "bytes32"
      },
      {
        "internalType": "uint8",
        "name": "tier",
        "type": "uint8"
      },
      {
        "internalType": "uint8",
        "name": "liquidityFlag",
        "type": "uint8"
      }
    ],
    "name": "reportDigest",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
    "name": "seriesState",
    "outputs": [
      {
        "internalType": "enum IIncomeSeries.State",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "module",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "enabled",
        "type": "bool"
      }
    ],
    "name": "setModule",
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
        "name": "period",
        "type": "uint32"
      },
      {
        "components": [
          {
            "internalType": "uint256[2]",
            "name": "a",
            "type": "uint256[2]"
          },
          {
            "internalType": "uint256[2][2]",
            "name": "b",
            "type": "uint256[2][2]"
          },
          {
            "internalType": "uint256[2]",
            "name": "c",
            "type": "uint256[2]"
          }
        ],
        "internalType": "struct IIncomeSeries.Proof",
        "name": "proof",
        "type": "tuple"
      },
      {
        "internalType": "uint256[6]",
        "name": "signals",
        "type": "uint256[6]"
      },
      {
        "internalType": "uint8",
        "name": "tier",
        "type": "uint8"
      },
      {
        "internalType": "uint8",
        "name": "liquidityFlag",
        "type": "uint8"
      },
      {
        "internalType": "bytes",
        "name": "attestation",
        "type": "bytes"
      },
      {
        "internalType": "bytes",
        "name": "fxFallbackSig",
        "type": "bytes"
      }
    ],
    "name": "submitReport",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "transferOwnership",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "unitsOf",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
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
    "name": "unitsOutstanding",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "verifier",
    "outputs": [
      {
        "internalType": "contract IGroth16Verifier",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x61018080604052346102445760c081613f7280380380916100208285610248565b833981010312610244578051906001600160a01b03821682036102445760208101516001600160a01b03811681036102445760408201516001600160a01b0381168103610244576060830151916001600160a01b0383168303610244576080840151936001600160a01b03851685036102445760a00151946001600160a01b03861686036102445760805260a05260c05260e052610100526101205260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261014e60c082610248565b519020610140524661016052600480546001600160a01b03191633908117909155604051905f7f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08180a3613cf290816102808239608051818181610e4a0152818161187101528181611f7e0152612588015260a0518181816108150152818161115501528181611931015281816119e601528181611b3a01526128c0015260c051818181611ae00152611ea6015260e05181818161200f01526127700152610100518181816101e7015261316b01526101205181818161072901526107d001526101405181612f2701526101605181612f010152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761026b57604052565b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c80631ea2848e1461289e5780631f58801614612868578063221220eb1461282257806327fc0c981461279f5780632b7ac3f31461275b5780632c196cd014611cf75780633f067b2014611cdb57806342f6e38914611c9e5780634499f5b314611c78578063465cf75414611c3257806362b9256214611b0f57806370edffc314611acb57806371949af9146119b257806376bf84361461191b57806379ba5097146118a05780637b1039991461185c57806381f779591461154b57806389324548146114315780638ba923ce146114115780638ceeba3614610e085780638da5cb5b14610ddf578063906f6b0814610d91578063979f205414610bac5780639a05ba3114610a1a578063ad44b79f146109e3578063af326071146108d1578063b1662d5814610844578063b361e198146107ff578063c415b95c146107ba578063c869cb0614610790578063c8796572146106fa578063cb3fb85b146106da578063d22ce90b1461068c578063df8a9e21146104a4578063dfc58e8114610353578063e30c39781461032a578063eae1160b146102c1578063f2fde38b1461023c578063f698da25146102195763fc0c546a146101d2575f80fd5b346102165780600319360112610216576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102165780600319360112610216576020610234612efe565b604051908152f35b503461021657602036600319011261021657610256612950565b6004546001600160a01b031690338290036102b257600580546001600160a01b0319166001600160a01b03929092169182179055907f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227008380a380f35b6338ebc58960e11b8352600483fd5b5034610216576040366003190112610216576004356102de61293a565b9060ff835c1661031b579061030a8161031093600160ff19875c1617865d61030581613007565b6134dc565b90613125565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b50346102165780600319360112610216576005546040516001600160a01b039091168152602090f35b50346102165760403660031901126102165760043561037061293a565b9060ff835c1661031b57825c60ff1916600117835d61038e81612fdb565b805460ff8160a01c16600a8110156104905760061490811591610462575b506104535781816103e485836103de6103cd836103109a9961030a99613021565b6103d88484886134dc565b90612a75565b936135b4565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612a75565b633e109d2960e11b8452600484fd5b60ff915060a81c16600481101561047c576003145f6103ac565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102165760203660031901126102165760043560ff825c1661067d57815c60ff1916600117825d6104d681613383565b60ff815460a01c16600a811015908161047c576003811415918261066f575b82610649575b505061063a5761051c60068201546001600160801b038160801c9116612c1a565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61055e8583866139d6565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b191690556009820154600b83015461059891612a75565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561062657906105c391612a75565b600c820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103109652a26133b1565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061065b57600514155f806104fb565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104f5565b632991011b60e11b8252600482fd5b5034610216576040366003190112610216576106b16106a9612966565b600435612e28565b6040519060068110156106c657602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610216576020366003190112610216576106f7600435612c27565b80f35b503461021657806003193601126102165760ff815c1661078157805c60ff1916600117815d61031081548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a2613125565b632991011b60e11b8152600490fd5b503461021657602036600319011261021657602060046107b08135612fdb565b0154604051908152f35b50346102165780600319360112610216576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102165780600319360112610216576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102165760403660031901126102165761085e612950565b602435908115158092036108cd576004546001600160a01b031633036102b25760207f96bf850214e832f3d463d74cdf933b2aa73175e078496bd11f5e8afaeb2bbb9c9160018060a01b031692838552600682526040852060ff1981541660ff8316179055604051908152a280f35b8280fd5b50346102165760403660031901126102165760243590600435815c60ff1661067d57815c60ff1916600117825d829061090981613383565b60ff815460a01c16600a81101561047c57600503610453576103109394600782016001600160801b038154168092116109d9575b916109b76109bc86847f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d6966001600160801b038061097d8560809a612c1a565b16166001600160801b03198254161790556109998289876139d6565b94909585600a6001600160401b03600184015460401c169201613a7f565b612c1a565b9060405192878452602084015260408301526060820152a26133b1565b909350839061093d565b50346102165760203660031901126102165760ff6040602092600435815260018452205460a01c16610a1860405180926129b6565bf35b503461021657604036600319011261021657600435602435600a8110908115610ba857338452600660205260ff60408520541615610b9957610a5b83612fdb565b805460a01c60ff169260048303610aec57600a8410156104905760038403610add575b1561047c5791610ad9604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055610acf845180946129b6565b60208301906129b6565ba280f35b633e109d2960e11b8652600486fd5b60038303610b1557600a841015610490576004840315610a7e57633e109d2960e11b8652600486fd5b60088303610add57600a84101580610b855760038514159081610b78575b81610b67575b50610add576007820180546001600160801b031916905560018201805463ffffffff60c01b19169055610a7e565b90506104905760058414155f610b39565b5050600484141586610b33565b634e487b7160e01b87526021600452602487fd5b632400d71b60e11b8452600484fd5b8380fd5b503461021657604036600319011261021657600435610bc9612966565b610bd282612fdb565b9060ff825460a01c16600a81101561047c5760030361045357610bf5818361395b565b6001600160401b03610c11610c0c610c0c84613234565b6129d0565b164210610d825763ffffffff81169081847f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8780a3838552600360205260408520825f5260205260405f20600460ff19825416179055600a8206600463ffffffff8216149081610d6a575b600185019363ffffffff855460a01c16145f14610d05575050815463ffffffff60c01b19169091555060078101805467ffffffffffffffff60801b19164260801b67ffffffffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106f794509192509015610d3d57610d1d90613209565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b610d46906131f1565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020613cd25f395f51905f526005860155610c7c565b63b2a52b3f60e01b8452600484fd5b5034610216576040366003190112610216576040610dad61293a565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b50346102165780600319360112610216576004546040516001600160a01b039091168152602090f35b503461135d5761022036600319011261135d5760ff5f5c1661140257600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611352575f916113d3575b50156113c55760243580156113b657604435918215158061138d575b1561137f57610eab6136b9565b1561137057600435604051602081019033825282604082015260408152610ed3606082612a3c565b5190205f8181526001602052604090208054919490916001600160a01b031661136157815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff8116810361135d57825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff87169384880361135d57835463ffffffff60c01b191660c089901b63ffffffff60c01b16178455610f72612c04565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a880361135d578554926101a4359663ffffffff88169485890361135d5763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff611038612979565b16608083015260a4356001600160401b03811680910361135d5760a083015260c43560c083015260e435956001600160401b0387169687810361135d578760e0850152610104359283610100860152610124359663ffffffff88169c8d890361135d578d610120880152610144359461ffff86169a8b870361135d578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b0384169283850361135d57836101c08701526101e4356001600160401b0381169586820361135d57866101e089015261020435926001600160401b0384169889850361135d578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f906101409061118e81612a20565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152015250506111d5612c04565b9450505050604051986111e78a612a20565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926bffffffffffffffffffffffff60c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b1561135d578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516bffffffffffffffffffffffff1660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f19283156113525760209361133f575b50805c60ff1916905d604051908152f35b61134b91505f90612a3c565b5f5f61132e565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310610e9e565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6113f5915060203d6020116113fb575b6113ed8183612a3c565b810190612a5d565b5f610e82565b503d6113e3565b632991011b60e11b5f5260045ffd5b3461135d57602036600319011261135d57602060056107b0600435612fdb565b3461135d57604036600319011261135d5760043561144d61293a565b60ff5f5c1661140257600160ff195f5c16175f5d61146a82612fdb565b805460ff8160a01c16600a8110156106125760061490811591611530575b506115215782816114a884836103de6103cd836115179a61030a99613021565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612a75565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c166004811015610612576003141584611488565b3461135d57602036600319011261135d575f61026060405161156c816129f0565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e082015282610200820152826102208201528261024082015201526115f3600435612fdb565b805460ff8160a01c169060ff8160a81c1692600181015491600782015491600281015460038201546004830154916006600585015494015494604051986116398a6129f0565b6001600160a01b0382168a52600a8110156106125760208a015260048a10156106125763ffffffff6001600160801b03986102809b60408c0152818360c01c1660608c015260ff8360b01c1660808c015260ff8360b81c1660a08c01526001600160401b03811660c08c01526001600160401b038160401c1660e08c0152818160801c166101008c0152818160a01c166101208c015260c01c166101408a015260e01c6101608901526001600160401b038660801c166101808901526101a08801526101c08701526101e086015261020085015282811661022085015260801c610240840152166102608201526102606040519160018060a01b03815116835261174b602082015160208501906129b6565b61175d604082015160408501906129c3565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401520151610260820152f35b3461135d575f36600319011261135d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461135d575f36600319011261135d576005546001600160a01b038116330361190c57600454336001600160a01b0382167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160a01b0319908116331760045516600555005b6338ebc58960e11b5f5260045ffd5b3461135d57602036600319011261135d576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036119a3575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461135d57606036600319011261135d576004356119ce61293a565b90604435916001600160401b03831680930361135d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036119a357815f526001602052611a2860405f20613468565b1561152157815f52600260205260405f2060018060a01b0382165f5260205260405f2090836001600160401b0383541601906001600160401b038211611ab7577f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b03602093166001600160401b031982541617905560405194855260018060a01b031693a3005b634e487b7160e01b5f52601160045260245ffd5b3461135d575f36600319011261135d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461135d57604036600319011261135d576004356024356001600160401b0381169081810361135d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036119a3577f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b915f516020613cd25f395f51905f526005604093865f526001602052611c0f855f2091600360a01b60ff60a01b19845416178355611bee6001840191829067ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b826004820155015581519081525f516020613cd25f395f51905f526020820152a2005b3461135d5760c036600319011261135d57611c4b612966565b611c53612979565b9060a43560ff8116810361135d57602092610234926064359060443590600435612b5c565b3461135d57604036600319011261135d576020610234611c9661293a565b600435612a82565b3461135d57602036600319011261135d576001600160a01b03611cbf612950565b165f526006602052602060ff60405f2054166040519015158152f35b3461135d575f36600319011261135d5760205f54604051908152f35b3461135d5761028036600319011261135d57611d11612966565b61010036604319011261135d57366102041161135d576102043560ff8116810361135d57610224359060ff8216820361135d57610244356001600160401b03811161135d57611d64903690600401612989565b9092610264356001600160401b03811161135d57611d86903690600401612989565b92905060ff5f5c1661140257600160ff195f5c16175f5d611da8600435613383565b93845460ff8160a01c1692600a84101597886106125760038514158061274d575b61152157600260ff851614158061273f575b61273057600160ff8716116127215760ff8616600114968780612711575b612702576126f357611e0b8a8961395b565b6001600160401b03611e1c8b613234565b16421080156126d2575b6126c357600388015461014435036125ec576001600160401b03600189015460401c16928361016435036125ec5760058901546101a435036126b4576101c435151580612688575b1561137f57600160801b6101e43510156126795760408051622385a760e11b815260c09290921c63ffffffff166004830152816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611352575f915f91612627575b506001600160401b036203f4809116016001600160401b038111611ab7576001600160401b03164211612618578015801561260a575b6125fb5761018435036125ec57611f448282611f3f89888f6101c435906101a43590600435612b5c565b613adb565b90156125dd5760ff851660020361255f5760405163770d6bc160e01b81526001600160a01b038281166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611352575f91612540575b505b6001600160a01b03821615908115612537575b50612528576040805163f398789b60e01b8152906044600483013760845f604483015b6002821061251257505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611352575f916124f3575b50156124e457826040519260406044853760845f604086015b600282106124c857505050604061010460c086013760c06101446101008601376101e06101c0850152816101e08501526102008401375f610200848401015260018060a01b0316917f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f63ffffffff8c16926102008160043594601f80199101168101030190a460ff604051926101a43584526101c435602085015216604083015260ff8416606083015260808201526101843560a08201526101e43560c082015263ffffffff8716907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a35f946001600160801b03600786015416926006860190612183856109b784546001600160801b038160801c9116612c1a565b806101e435105f146124c257506101e435905b5f925f946121a48489612a75565b9660ff8894161591826124b1575b50506123cf575b50506001600160801b03808516166001600160801b0319600789015416176007880155604051948552602085015260408401526060830152608082015263ffffffff8516907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3156123c557600160ff825460b81c16019260ff8411611ab757611517935b82546101c43560048501556101c435600585015563ffffffff60e01b8360e01b169160ff60b81b9060b81b1690600164ffffffff0160b81b0316171782556004355f52600360205260405f2063ffffffff82165f5260205260405f20600360ff19825416179055600a63ffffffff821606600463ffffffff82161490816123ad575b63ffffffff600185015460a01c1663ffffffff8416145f1461235c5750505060018101805463ffffffff60c01b1916905560078101805467ffffffffffffffff60801b19164260801b67ffffffffffffffff60801b16179055805460ff60a01b1916600560a01b1790556004357f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a26133b1565b5061239992916001911561239e5761237390613209565b915b01805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b6133b1565b6123a7906131f1565b91612375565b5f516020613cd25f395f51905f5260058501556122c6565b611517925f612244565b93509750929050955f926064820282810460641483151715611ab7576127109004926123fb8484612c1a565b926001600160801b03825491168160801c016001600160801b038111611ab7576001600160801b039081199060801b1691161790558261245e575b6124578293926001600160401b0360018a015460401c169060088a01613a7f565b89806121b9565b612469835f54612a75565b5f9081556040805163ffffffff8c16815260208101869052339291600435917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c9190a4612436565b909150610612576003148c806121b2565b90612196565b8293945060408181600194958194370193019101869392612060565b639bdd3e1360e01b5f5260045ffd5b61250c915060203d6020116113fb576113ed8183612a3c565b8c612047565b6040808281866001953701930191019091611fe6565b63034d174960e31b5f5260045ffd5b9050158c611fc3565b612559915060203d6020116113fb576113ed8183612a3c565b8c611fae565b6040516324d6264f60e21b81526001600160a01b038281166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611352575f916125be575b50611fb0565b6125d7915060203d6020116113fb576113ed8183612a3c565b8c6125b8565b630ff7e2c160e41b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b63255041fb60e21b5f5260045ffd5b50600160501b811015611f15565b63436a887760e01b5f5260045ffd5b9150506040813d604011612671575b8161264360409383612a3c565b8101031261135d5760208151910151906001600160401b038216820361135d57906001600160401b03611edf565b3d9150612636565b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611e6e565b63b0abecad60e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b036126ea610c0c610c0c8d613234565b16421015611e26565b631044a4b160e21b5f5260045ffd5b631cd2477960e31b5f5260045ffd5b50600460ff8560b81c1614611df9565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff85161415611ddb565b505f98506004851415611dc9565b3461135d575f36600319011261135d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461135d57602036600319011261135d5760043563ffffffff8116810361135d576127c981613191565b1561281357806001600160401b036127e2606093613234565b91816127fc610c0c610c0c6127f6876129d0565b94613234565b918160405195168552166020840152166040820152f35b636da5cda560e11b5f5260045ffd5b3461135d57604036600319011261135d5760043561283e61293a565b60ff5f5c166114025761030a8161151793600160ff195f5c16175f5d61286381613007565b613021565b3461135d57602036600319011261135d5760206001600160401b036001612890600435612fdb565b015460401c16604051908152f35b3461135d57604036600319011261135d57600435602435600781101561135d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036119a3575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b602435906001600160a01b038216820361135d57565b600435906001600160a01b038216820361135d57565b6024359063ffffffff8216820361135d57565b6084359060ff8216820361135d57565b9181601f8401121561135d578235916001600160401b03831161135d576020838186019501011161135d57565b90600a8210156106125752565b9060048210156106125752565b6001600160401b03623b5380911601906001600160401b038211611ab757565b61028081019081106001600160401b03821117612a0c57604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b03821117612a0c57604052565b90601f801991011681019081106001600160401b03821117612a0c57604052565b9081602091031261135d5751801515810361135d5790565b91908201809211611ab757565b90612a8c82612fdb565b915f52600260205260405f209060018060a01b03165f52602052600260405f20918254612af36001600160401b038216916001600160401b03612ade6001880154828460401c1690866008890161340c565b96909701549160801c169083600a860161340c565b9060ff845460a01c16600a81101561061257600614801590612b54575b612b46576103d8939291612b38612b2d612b3d93612b4399612a75565b96600c860154612a75565b612a75565b91613437565b90565b9350505050612b4391612a75565b508215612b10565b9360ff92959193908391612b6e612efe565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152612bd161010082612a3c565b51902060405190602082019261190160f01b84526022830152604282015260428152612bfe606282612a3c565b51902090565b60a4356001600160401b038116810361135d5790565b91908203918211611ab757565b612c3081612fdb565b805460ff5f9160a01c16600a8110158061061257600382141580612e1b575b8181612e0a575b506115215760068401546001600160801b0381169060801c14612d9b57612d8757600503612d785760078201546001600160801b038116612d69576001600160401b036276a7009160801c16016001600160401b038111612d55576001600160401b03164210612d465760018201805463ffffffff60c01b191690556009820154600b830154612ce591612a75565b9080612d325750600c820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b191690556009810154600b820154612dc391612a75565b600c820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b905061061257600582141581612c56565b50505f6004821415612c4f565b612e3181612fdb565b612e3a83613191565b15908115612ee0575b8115612ec3575b50612813575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156106125781612ebf57612e879150613234565b6001600160401b0381164210612eba57612ea86001600160401b03916129d0565b16421015612eb557600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f612e4a565b905063ffffffff600182015460801c1663ffffffff84161090612e43565b467f000000000000000000000000000000000000000000000000000000000000000003612f49577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152612bfe60c082612a3c565b5f52600160205260405f209060018060a01b0382541615612ff857565b639999974760e01b5f5260045ffd5b61301090612fdb565b9061301a82613468565b1561152157565b9291905f93815f52600260205260405f2060018060a01b0384165f5260205260405f2080546001600160401b038116806130a1575b505090546040805160e09290921c8252602082018790526001600160a01b0394909416937fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998925090a3565b6001600160401b03975090839161311b6130ee60087fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d11699897019260018701948c86549160401c16918561340c565b865467ffffffffffffffff60401b19169b1660401b67ffffffffffffffff60401b169a909a179094558893565b549055915f613056565b8161312e575050565b60405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448082019290925290815261318f90613169606482612a3c565b7f0000000000000000000000000000000000000000000000000000000000000000613c39565b565b63ffffffff1663ffffffff600a8083069204911690600182101591826131e5575b50816131d2575b816131c2575090565b610897915063ffffffff16111590565b6107d063ffffffff8216101591506131b9565b6004101591505f6131b2565b63ffffffff60019116019063ffffffff8211611ab757565b63ffffffff60079116019063ffffffff8211611ab757565b81810292918115918404141715611ab757565b63ffffffff1663ffffffff600a80830692049116600481145f1461335d575061326163ffffffff916131f1565b1663ffffffff806001925b919092169160028311911681613357575f198101908111611ab757915b61019080840493069115613346576002198101908111611ab757905b81609902916099830403611ab75760028201809211611ab75761016d810281810461016d1482151715611ab7576132f592606460056132eb612b38948660021c90612a75565b9204930490612c1a565b62023ab182029180830462023ab11490151715611ab75761331591612a75565b620afa6b198101908111611ab75762015180810290808204620151801490151715611ab7576001600160401b031690565b60098101809111611ab757906132a5565b91613289565b60030263ffffffff8116908103611ab75763ffffffff61337d81926131f1565b9261326c565b61338c90612fdb565b80549091906001600160a01b031633036133a257565b63a75eaca960e01b5f5260045ffd5b806133b95750565b61318f90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152613169608482612a3c565b81156133f8570490565b634e487b7160e01b5f52601260045260245ffd5b9061341f6134259493612b389354612c1a565b90613221565b90670de0b6b3a7640000808304920690565b6001600160401b03600161345761346494670de0b6b3a764000096613221565b92015460401c16906133ee565b0490565b60ff905460a01c16600a811015908161061257600381149182156134cf575b82156134be575b82156134ad575b82156134a057505090565b9091506106125760081490565b809250610612576006811491613495565b80925061061257600581149161348e565b506004811491505f613487565b5f8281526002602090815260408083206001600160a01b03871684529091528120805491959493926001600160401b038316919082613554575b50506040518681526001600160a01b03909416937f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b925060209150a3565b6001600160401b0397509061357e600a6135a893019360028301958a87549160801c16918661340c565b825467ffffffffffffffff60801b1916991660801b67ffffffffffffffff60801b16989098179055565b5490555f808080613516565b91905f52600260205260405f209060018060a01b03165f5260205260405f20918254926001600160401b0384169283156136af57613614600c8201956001600160401b036136098854828460401c1690612a75565b9160801c1690612a75565b6001600160401b0385169161362a828483613437565b96670de0b6b3a7640000880292888404670de0b6b3a76400001489151715611ab75760019361365891612c1a565b905501906001600160401b03825460401c16036001600160401b038111611ab757815467ffffffffffffffff60401b191660409190911b67ffffffffffffffff60401b1617905580546001600160c01b0319169055565b505f935083925050565b60643563ffffffff811680820361135d57801591821561394d575b50508015613934575b6138c75760a4356001600160401b038116808214158061135d5781158015613921575b61391a5760e435926001600160401b0384169182850361135d578215948515613904575b50505050506138c75760c43580159081156138f5575b506138c757600160801b61010435108015906138ea575b80156138d9575b6138c7576101443561ffff811680820361135d5780159182156138cb575b50506138c7576101843563ffffffff811680820361135d5761379782613191565b1580156138a6575b6138a0576101a4359063ffffffff821680830361135d57106138a0576137c490613be8565b63ffffffff806137d384613be8565b1691160363ffffffff8111611ab75763ffffffff605091161015612eba576101c4356001600160401b03811680820361135d574281119182159261387b575b5050612eba5761020435906001600160401b0382169081830361135d576101e4356001600160401b0381169081810361135d575082119283613855575b50505090565b6001600160401b03929350610c0c61387192610c0c9250613234565b16115f808061384f565b9091506101e435906001600160401b0382169182810361135d57505011155f80613812565b50505f90565b506101a43563ffffffff8116810361135d576138c190613191565b1561379f565b5f90565b612710925050115f80613776565b50600160801b610164351015613758565b506101643515613751565b600160601b111590505f61373a565b50929350909161135d5750115f80808080613724565b5050505f90565b50505f6601000000000000821015613700565b5060843560ff811680820361135d5760019150116136dd565b6103e7925050115f806136d4565b61396482613191565b1580156139ba575b801561399e575b6128135763ffffffff60018192015460c01c1691160361398f57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611613973565b5063ffffffff600182015460801c1663ffffffff83161061396c565b9192906064840284810460641485151715611ab75761271090049360066139fd8683612c1a565b9401906001600160801b03825491168160801c016001600160801b038111611ab7576001600160801b039081199060801b16911617905583613a3c5750565b613a47845f54612a75565b5f555f604051918183528560208401527f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60403394a4565b9190918215613ad657670de0b6b3a76400008302928304670de0b6b3a764000003611ab757613ab46001820193845490612a75565b90613ac9613ac284846133ee565b8254612a75565b905581156133f857069055565b505050565b60418303613bdf578260201161135d578135918360401161135d5760208101359360401015613bcb576040013560f81c9082158015613baf575b8015613ba7575b8015613b7e575b8015613b67575b613b5d576020935f93608093604051938452868401526040830152606082015282805260015afa15611352575f51600191565b505050505f905f90565b50601b8214158015613b2a5750601c821415613b2a565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411613b23565b508315613b1c565b5070014551231950b75fc4402da1732fc9bebe19831015613b15565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc831692168203611ab757600a63ffffffff9106160163ffffffff8111611ab75763ffffffff5f1991160163ffffffff8111611ab75790565b81516001600160a01b03909116915f91829160200182855af13d15613cc9573d906001600160401b038211612a0c5760405191613c80601f8201601f191660200184612a3c565b82523d5f602084013e5b15613ca157805180613cb05750503b155b613ca157565b631fa55c0760e11b5f5260045ffd5b613cc39250602080918301019101612a5d565b15613c9b565b606090613c8a56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
