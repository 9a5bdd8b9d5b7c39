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
      },
      {
        "internalType": "address",
        "name": "hardship_",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "router_",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "windows_",
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
    "name": "ADJUSTMENT_OUT_OF_RANGE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ATTESTATION_TIME",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BAD_PARAMS",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CAP_BELOW_PAID",
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
    "name": "FX_FRESH",
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
    "name": "INCOME_ROUTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ISSUER_NOT_APPROVED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
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
    "name": "NONCE_MOVED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOTHING_ROUTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_ALLOWLISTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_HARDSHIP",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_ISSUER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_RAISE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_WINDOWS",
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
    "name": "PERIOD_UNSETTLED",
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
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SERIES_EXISTS",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SERIES_NOT_ROUTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SERIES_ROUTED",
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
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TAIL_OPEN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TERMS_MISMATCH",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TERMS_OUT_OF_RANGE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TIER_UNKNOWN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TRUEUP_DONE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UNITS_UNAVAILABLE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WRONG_STATE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "YEAR_NOT_OVER",
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
    "inputs": [],
    "name": "EIP712DomainChanged",
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
        "indexed": false,
        "internalType": "uint256",
        "name": "rate",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "FxFallbackUsed",
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
    "name": "PeriodDeferred",
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
        "indexed": true,
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "income",
        "type": "uint256"
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
        "name": "payment",
        "type": "uint256"
      }
    ],
    "name": "RoutedReportAccepted",
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
    "name": "SeriesRouted",
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
        "name": "signer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "amendmentNonce",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "newTermsCommitment",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "newCap",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "TermsAmended",
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
        "name": "year",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "trueupNonce",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "attestationTs",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "int256",
        "name": "adjustment",
        "type": "int256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "accrualOut",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "creditOut",
        "type": "uint256"
      }
    ],
    "name": "TrueUpAccepted",
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
    "name": "UnitsHeld",
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
    "name": "UnitsLocked",
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
    "name": "UnitsReleased",
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
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "UnitsTransferred",
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
    "name": "UnitsUnlocked",
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
        "internalType": "uint64",
        "name": "amendmentNonce",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "newTermsCommitment",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "newCap",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      },
      {
        "internalType": "uint256",
        "name": "theta",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "ratePerUnit",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "termsSalt",
        "type": "uint256"
      }
    ],
    "name": "amendRoutedTerms",
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
        "name": "amendmentNonce",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "newTermsCommitment",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "newCap",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "amendTerms",
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
    "name": "createRoutedSeries",
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
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
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
          },
          {
            "internalType": "uint256",
            "name": "credit",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "amendmentNonce",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "trueupNonce",
            "type": "uint64"
          },
          {
            "internalType": "bool",
            "name": "routed",
            "type": "bool"
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
    "inputs": [],
    "name": "hardship",
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
        "internalType": "address",
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "heldOf",
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
    "name": "lockUnits",
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
    "name": "lockedOf",
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
      },
      {
        "internalType": "uint64",
        "name": "until",
        "type": "uint64"
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
        "internalType": "address",
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "releaseUnits",
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
      },
      {
        "internalType": "uint32",
        "name": "period",
        "type": "uint32"
      }
    ],
    "name": "reportWindow",
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
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "router",
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
    "name": "submitRoutedReport",
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
        "name": "year",
        "type": "uint32"
      },
      {
        "internalType": "uint64",
        "name": "trueupNonce",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "attestationTs",
        "type": "uint64"
      },
      {
        "internalType": "int256",
        "name": "adjustment",
        "type": "int256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "submitTrueUp",
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
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "transferUnits",
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
    "name": "unlockUnits",
    "outputs": [],
    "stateMutability": "nonpayable",
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
  },
  {
    "inputs": [],
    "name": "windows",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x61028080604052346103395761012081615e0f8038038091610021828561033d565b833981010312610339578051906001600160a01b03821682036103395760208101516001600160a01b03811681036103395760408201516001600160a01b03811681036103395760608301516001600160a01b0381168103610339576080840151906001600160a01b03821682036103395761009f60a08601610374565b926100ac60c08701610374565b946100c66101006100bf60e08a01610374565b9801610374565b976040516100d560408261033d565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff60408461033d565b600183526020830191603160f81b835261011881610388565b6101205261012584610388565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c08261033d565b5190206080523060c05261016052610180526101a0526101c0526101e05261020052610220526102405261026052604051615a1b90816103f4823960805181615467015260a0518161551e015260c05181615431015260e051816154b6015261010051816154dc015261012051816110750152610140518161109e015261016051818181610f5a01528181611524015281816120360152818161320401528181613471015281816142d00152614d1501526101805181818161083201528181611569015281816117800152818161284a015281816132f00152614f8401526101a051818181611616015281816140590152614daa01526101c0518181816120af01526126f801526101e0518181816102360152818161030c01528181610765015281816145ff015261473e01526102005181818161071001526107ee01526102205181818161295b0152612da701526102405181818161027e01528181610c0a015281816116ea0152818161222e015281816137e7015281816146bb01528181614794015261515c015261026051818181610a5801528181611892015281816127bf0152612bcd0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361033957565b601f8151116103b35760208151910151602082106103a4571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612d955750806304d66fed14612b905780630a52da601461292f57806317e68aa9146128c45780631ea2848e14612828578063221220eb146127ee5780632713f36e146127aa57806327fc0c98146127275780632b7ac3f3146126e35780632c196cd014611e355780632d7c0b9414611de55780633f067b2014611dc85780634499f5b314611da2578063465cf75414611d2e578063553dd8d9146118c95780635f3825a21461188157806362b92562146117625780636f07159a1461164557806370edffc31461160157806371949af9146115ea57806376bf8436146115535780637b1039991461150f57806381f779591461115557806384b0196e1461105d57806384baee7a14610edd5780638932454814610de55780638ceeba3614610da9578063906f6b0814610d5c578063979f205414610d385780639be5be9914610b55578063a0befafe14610a45578063ac522c5c146109d2578063ad44b79f1461099b578063af32607114610861578063b361e1981461081d578063c415b95c146107d9578063c60c403a14610789578063c8796572146106ec578063cb3fb85b146106ce578063cb798ecb1461064c578063d22ce90b14610615578063df8a9e2114610470578063dfc58e8114610342578063eae1160b146102cf578063f698da25146102ad578063f887ea40146102695763fc0c546a14610221575f80fd5b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f3660031901126102655760206102c761542e565b604051908152f35b34610265576040366003190112610265576103306004356103096102f1612dd6565b80926102fb613ec6565b61030481613efb565b615381565b907f00000000000000000000000000000000000000000000000000000000000000006155bb565b5f5f5160206159fb5f395f51905f525d005b346102655760403660031901126102655760043561035e612dd6565b610366613ec6565b61036f82613cf1565b805460ff8160a01c16600a81101561045c5760061490811591610442575b506104335782816103c484836103be6103ad836103309a61030999613f15565b6103b8848488615381565b90612f8b565b93615712565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612f8b565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561045c576003148461038d565b634e487b7160e01b5f52602160045260245ffd5b346102655760203660031901126102655760043561048c613ec6565b61049581613fd7565b60ff815460a01c16600a811015908161045c5760038114159182610607575b826105f5575b5050610433576104db60068201546001600160801b038160801c9116613155565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61051d8583866151bc565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105679161055c9190612f8b565b600d84015490612f8b565b90670de0b6b3a7640000810290808204670de0b6b3a764000014901517156105e15761059291612f8b565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103309652a26145fd565b634e487b7160e01b5f52601160045260245ffd5b90915061045c576005141583806104ba565b50600481141591505f6104b4565b3461026557604036600319011261026557610639610631612e42565b600435613a81565b604051600682101561045c576020918152f35b346102655761022036600319011261026557610666613ec6565b6020610670614cfa565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f5160206159fb5f395f51905f525d8152f35b34610265576020366003190112610265576106ea60043561386e565b005b34610265575f36600319011261026557610704613ec6565b6103306002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006155bb565b34610265576040366003190112610265576107a2612dd6565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026557604036600319011261026557602435600435610880613ec6565b819061088b81613cf1565b6001810160ff815460e01c161580610987575b6109785760ff825460a01c16600a81101561045c576005036104335761033094600783016001600160801b0381541680921161096e575b84926001600160401b0361095188856080956001600160801b038061091b857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613155565b16166001600160801b031982541617905561094c61093a838a8c6151bc565b9590965460401c1685600b8c0161532a565b613155565b9060405192898452602084015260408301526060820152a2615139565b90945084906108d5565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b031633141561089e565b34610265576020366003190112610265576004355f526003602052602060ff60405f205460a01c166109d06040518092612ecd565bf35b346102655760a0366003190112610265576004356109ee612e18565b6084356001600160401b03811161026557610a0d903690600401612e66565b9160ff6001610a1b86613cf1565b015460e01c16610a36576106ea936064359160443591614924565b637fa411c960e11b5f5260045ffd5b3461026557610a5336612e93565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b4657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610aca818754168094612f0b565b16946001600160401b038416958611610b37576001600160401b03610b127f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612f6b565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461026557604036600319011261026557600435610b71612e42565b610b79613ec6565b610b8282613cf1565b9160ff835460a01c16600a81101561045c5760038114159081610d2c575b5061043357600183019260ff845460e01c1615610d1d57610bc183826150be565b6001600160401b03610bd284613d4d565b164210610d0e57604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610d035761033095610cc292610c9d925f915f93610cc7575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a385858561434a565b82546001600160e01b031660e086901b6001600160e01b03191617835593838361451e565b615139565b610cf49193506001600160401b03925060403d604011610cfc575b610cec8183612fc8565b810190613858565b929091610c48565b503d610ce2565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b60049150141584610ba0565b34610265576040366003190112610265576106ea610d54612e42565b600435613548565b3461026557604036600319011261026557610d75612dd6565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102655761022036600319011261026557610dc3613ec6565b6020610dcd614cfa565b5f5f5160206159fb5f395f51905f525d604051908152f35b3461026557604036600319011261026557600435610e01612dd6565b610e09613ec6565b610e1282613cf1565b805460ff8160a01c16600a81101561045c5760061490811591610ebf575b50610433578281610e5084836103be6103ad836103309a61030999613f15565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612f8b565b60ff915060a81c16600481101561045c576003146001141584610e30565b3461026557604036600319011261026557600435610ef9612dd6565b90805f52600460205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610b375760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d03575f9161102e575b501561101f5760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03610fdb8382845416612f0b565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b611050915060203d602011611056575b6110488183612fc8565b810190612fe9565b86610f8a565b503d61103e565b34610265575f366003190112610265576110f96110997f00000000000000000000000000000000000000000000000000000000000000006156d4565b6110c27f00000000000000000000000000000000000000000000000000000000000000006156d4565b6020611107604051926110d58385612fc8565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612ee7565b908582036040870152612ee7565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061113e57505050500390f35b83518552869550938101939281019260010161112f565b34610265576020366003190112610265575f6102e060405161117681612f98565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611219600435613cf1565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996112668b612f98565b6001600160a01b038a168b52600a81101561045c5760208b0152600486101561045c576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b0381511683526113ba60208201516020850190612ecd565b6113cc60408201516040850190612eda565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265576020366003190112610265576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036115db575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34610265576106ea6115fb36612e93565b916132ec565b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102655761010036600319011261026557600435611662612e18565b6084356001600160401b03811161026557611681903690600401612e66565b9061168a613ec6565b60ff600161169786613cf1565b015460e01c1615610d1d576116b492606435906044359086614924565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610d03575f9161172c575b61033092506146a9565b90506020823d60201161175a575b8161174760209383612fc8565b8101031261026557610330915190611722565b3d915061173a565b346102655760403660031901126102655760043561177e612e18565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036115db575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206159db5f395f51905f52916005919061185590805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206159db5f395f51905f526020820152a2005b346102655761188f36612e93565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b46576106ea92613182565b346102655760c0366003190112610265576004356118e5612e42565b6118ed612e02565b6118f5612dec565b6084359160a4356001600160401b03811161026557611918903690600401612e66565b9094611922613ec6565b61192b87613fd7565b60ff815460a01c16600a811015908161045c5760038114159182611d20575b82611d0e575b50506104335760088101908154946001600160401b038660d01c911694818603611cff576001830196875463ffffffff80600a818460801c1604981697168710908115611ce6575b50611cd757600a860263ffffffff81169081036105e15760040163ffffffff81116105e1576119ce6001600160401b0391613d4d565b1698894210611cc8578c5f52600660205260405f20875f5260205260ff60405f205416611cb9576001600160401b03169889108015611cb0575b611ca1575f8a128015611c9a5760018b01600181128015831690831516176105e157600160ff1b146105e1578a5f03805f198101116105e157915b829c83158015611c8c575b611c7d578e94611abb918a8f8f908e916040519260208401947f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc86528c60408601526060850152608084015260a083015260c082015260c08152611ab360e082612fc8565b51902061428b565b946001600160d01b031990611acf90613139565b60d01b169060018060d01b0316178655825f52600660205260405f20875f5260205260405f20600160ff198254161790555f14611bdc57505082546001600160a01b039081168a821601919082116105e15760ff978b946001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49660a096600180891b03166001600160601b03881b8554161784555b01541690600180861b039054169160405198895260208901528a604089015260608801526080870152600180831b031694a45460e01c169081611bd2575b50611bc2575f5f5160206159fb5f395f51905f525d005b611bcb916146a9565b8080610330565b5f91501383611bab565b611bff600685939694959c9b9a9c01546001600160801b038160801c9116613155565b6007830191611c196001600160801b038454168093613155565b809111611c75575b50926001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf496948d9e948360ff9e9f60a09982611c67921690613162565b168419825416179055611b6d565b9a508d611c21565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611a4e565b8a91611a43565b631059752760e31b5f5260045ffd5b50428911611a08565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c16041686118d611998565b6311fa514960e31b5f5260045ffd5b90915061045c57600514158980611950565b50600481141591505f61194a565b346102655760c036600319011261026557611d47612e42565b60843560ff811681036102655760a4359160ff83168303610265576020926102c792611d7d92606435906044359060043561421a565b611d8561542e565b6042916040519161190160f01b8352600283015260228201522090565b346102655760403660031901126102655760206102c7611dc0612dd6565b60043561304a565b34610265575f366003190112610265576020600254604051908152f35b3461026557604036600319011261026557611dfe612dd6565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102655761028036600319011261026557611e4f612e42565b61010036604319011261026557366102041161026557610204359060ff82168203610265576102243560ff8116810361026557610244356001600160401b03811161026557611ea2903690600401612e66565b610264929192356001600160401b03811161026557611ec5903690600401612e66565b9095611ecf613ec6565b611eda600435613fd7565b9485549760ff8960a01c16600a81101561045c57600381141590816126d7575b5061043357600260ff84161415806126c9575b6126ba57600160ff8716116126ab57600160ff8716148099819a61269a575b5061268b5760018701549360ff8560e01c16612676575b611f4d89896150be565b6001600160401b03611f5e8a613d4d565b1642108015612646575b610d0e5760038801546101443503612637576001600160401b038560401c1661016435036126375760058801546101a43503612628576101c4351515806125fc575b156125ee57600160801b6101e43510156125df57611fd091610184358a6004358b61401c565b60ff82166002036125d8576001905b611ff8611d7d87856101c4356101a4358d60043561421a565b6040516375d0e52b60e01b815292600281101561045c5760048401526024830152606060448301526020828061203260648201898661302a565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610d03575f92612594575b506040805163f398789b60e01b8152906044600483013761209160448201613001565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d03575f91612575575b50156125665760ff947f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f6040519360406044863761212760408601613001565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b0316938061216963ffffffff8d1695600435956101e084019161302a565b0390a482604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c161561239a575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610d03575f935f91612375575b506122bf906122ba60078501956001600160801b0387541690806101e435115f14612360576001600160801b036122b16122a761094c936101e435613155565b886004358b61434a565b98541688612f8b565b612f8b565b935b1561235157600160ff835460b81c16019160ff83116105e15761232b60019260ff945b83546101c4356004860181905560058601556001600160e01b031960e084901b1691871660b890811b9088901b19909116176001600160e01b03161783556004358361451e565b015460e01c16156123425761033091600435614785565b61234c91506145fd565b610330565b60ff9161232b6001925f6122e4565b5061094c6001600160801b036122b15f6122a7565b6122bf9450612393915060403d604011610cfc57610cec8183612fc8565b9093612267565b6008820180545f926101e4359290916001600160a01b0316908161250e575b505060078401908154916001600160801b038316936123ed8561094c60068a01546001600160801b038160801c9116613155565b8082101561250757505b5f915f936124058388612f8b565b9560ff8792161590816124ce575b5061248d575b506001600160801b0361242b866156a3565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f936122c1565b94925092509450936124a45f938860043589615267565b9190926124c88394936001600160401b0360018b015460401c169060098b0161532a565b8a612419565b905060ff8a5460a01c16600a81101561045c5760041490816124f3575b50158c612413565b64ffffffffff915060d01c1642108c6124eb565b90506123f7565b612558929350816101e435105f14612560576101e435915b6001600160a01b0390819061253c908590613155565b16166001600160601b0360a01b8254161790556101e435613155565b9086806123b9565b81612526565b639bdd3e1360e01b5f5260045ffd5b61258e915060203d602011611056576110488183612fc8565b8a6120e7565b9091506020813d6020116125d0575b816125b060209383612fc8565b8101031261026557516001600160a01b038116810361026557908961206e565b3d91506125a3565b5f90611fdf565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611faa565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361266d6126666126616126618d613d4d565b612f2b565b8b8b613e9c565b16421015611f68565b600360ff851603610a365760ff871615611f43575b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a611f2c565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611f0d565b6004915014158a611efa565b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102655760203660031901126102655760043563ffffffff811681036102655761275181613e3c565b15611cd75761275f81613d4d565b6127a661277a61266161266161277485612f2b565b95613d4d565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026557604036600319011261026557610330600435610309612810612dd6565b809261281a613ec6565b61282381613efb565b613f15565b34610265576040366003190112610265576004356024356007811015610265577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036115db575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34610265576040366003190112610265576128dd612e42565b6128e8600435613cf1565b6128f182613e3c565b15611cd7576127a661277a61290584613d4d565b9261291961291285612f2b565b8683613e9c565b9461292961266161266183613d4d565b91613e9c565b3461026557606036600319011261026557600435602435600a811090811561026557612959612e02565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612b815761299284613cf1565b9260ff845460a01c1691600484145f14612a6e57600a83101561045c57600383036104335760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b16178155612a11916129ef906001600160401b0316613e0f565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561045c57612a6b604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612a6184518094612ecd565b6020830190612ecd565ba2005b60038403612aca57600a83101561045c576004830361043357612a9c6001600160401b03612ac59216613e0f565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612a11565b506008830361043357600a8210158061045c5760038314159081612b74575b81612b63575b50610433576001840163ffffffff815460c01c168015159081612b46575b50612b37576007850180546001600160801b0319169055805463ffffffff60c01b19169055612a11565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150612b5990613d4d565b1642101587612b0d565b905061045c57600582141586612aef565b505060048214155f612ae9565b63e73f59e560e01b5f5260045ffd5b3461026557608036600319011261026557600435612bac612dd6565b6044356001600160a01b038116929083900361026557612bca612dec565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b46575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612d6d575b610b3757612c9c6001600160401b0391612c578686613b5b565b612c618486613b5b565b82612c6f8282895416612f0b565b1683198754161786556001860183612c8a8382845416612f0b565b16841982541617905582845416612f6b565b166001600160401b03198254161790556001600160401b0382541615612cf7575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561045c577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612d5857600e612d45612d4f92613c9c565b9201918254612f8b565b90555b91612cbd565b600d612d45612d6692613c60565b9055612d52565b506001600160401b03612d8d816001870154168260048801541690612f0b565b168711612c3d565b34610265575f366003190112610265577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361026557565b606435906001600160401b038216820361026557565b604435906001600160401b038216820361026557565b602435906001600160401b038216820361026557565b35906001600160401b038216820361026557565b6024359063ffffffff8216820361026557565b359063ffffffff8216820361026557565b9181601f84011215610265578235916001600160401b038311610265576020838186019501011161026557565b606090600319011261026557600435906024356001600160a01b038116810361026557906044356001600160401b03811681036102655790565b90600a82101561045c5752565b90600482101561045c5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b906001600160401b03809116911603906001600160401b0382116105e157565b6001600160401b03623b5380911601906001600160401b0382116105e157565b6001600160401b036203f480911601906001600160401b0382116105e157565b906001600160401b03809116911601906001600160401b0382116105e157565b919082018092116105e157565b61030081019081106001600160401b03821117612fb457604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612fb457604052565b90816020910312610265575180151581036102655790565b6084905f905b6002821061301457505050565b6040808281866001953701930191019091613007565b908060209392818452848401375f828201840152601f01601f1916010190565b9061305482613cf1565b915f52600460205260405f209060018060a01b03165f5260205260405f20908154906130986001600160401b0383169260028501549060401c90846009850161485a565b9290936130b860016003830154920154918260401c9084600b870161485a565b9160ff855460a01c16600a81101561045c5760061490811591613130575b811561311d575b5061310f576103b89392916122ba6130fb6131069361310c99612f8b565b96600e860154612f8b565b91614885565b90565b935050505061310c91612f8b565b6001600160401b0391501615155f6130dd565b841591506130d6565b65ffffffffffff60019116019065ffffffffffff82116105e157565b919082039182116105e157565b906001600160801b03809116911601906001600160801b0382116105e157565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036131c3818454168260048901541690612f0b565b16926001600160401b038216938411610b375760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d03575f916132a1575b501561328f57505091816001600160401b036132767f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612f0b565b166001600160401b0319825416179055604051908152a3565b91949250925061329f94506148b6565b565b6132ba915060203d602011611056576110488183612fc8565b5f613234565b818102929181159184041417156105e157565b6001600160c01b0391821690821601919082116105e157565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036115db57825f52600360205260405f209261333484614b00565b1561043357805f52600460205260405f2060018060a01b0383165f5260205260405f206133618186613b5b565b6133c461338c600b6009880154976133bc61339b61339161338c6001600160401b038c169c8d6132c0565b614b74565b875460401c6132d3565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876132c0565b6133fa6133d96001840192835460401c6132d3565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b0361340f8682855416612f6b565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d03575f91613511575b50613508577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061329f98836001600160401b036134ec8b828b985416612f6b565b166001600160401b0319825416179055604051908152a36148b6565b50505050505050565b61352a915060203d602011611056576110488183612fc8565b5f6134a9565b90600681101561045c5760ff80198354169116179055565b9061355282613cf1565b9060ff825460a01c16600a81101561045c576003811415908161384c575b506104335761357f81836150be565b600182019060ff825460e01c166137b7575b6135a061266161266183613d4d565b6001600160401b03811642106137a8576135c36001600160401b03918386613e9c565b1642106137245763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3845f52600560205260405f20815f52602052613617600460405f20613530565b600a8106600463ffffffff821614918261370c575b845460a01c63ffffffff16036136a7575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061329f945091925090156136df576136bf90613d35565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6136e890613d1d565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206159db5f395f51905f52600587015561362c565b915050815f52600560205260405f2063ffffffff82165f5260205260ff60405f205416600681101561045c576005146137a85763ffffffff90825f52600560205260405f208282165f5260205260405f20600560ff1982541617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d03575f9161382c575b50156135915763788dad5960e01b5f5260045ffd5b613845915060403d604011610cfc57610cec8183612fc8565b505f613817565b6004915014155f613570565b9190826040910312610265576020825192015190565b61387781613cf1565b805460ff5f9160a01c16600a8110158061045c57600382141580613a74575b8181613a63575b506104335760068401546001600160801b0381169060801c146139e4576139d0576005036139c15760078201546001600160801b0381166139b25760801c64ffffffffff166276a700016001600160401b03811161399e576001600160401b0316421061398f5760018201805463ffffffff60c01b19169055600a820154600c83015461392e9161055c9190612f8b565b908061397b5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613a1c91613a119190612f8b565b600d83015490612f8b565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b905061045c5760058214158161389d565b50505f6004821415613896565b613a8a81613cf1565b90613a9483613e3c565b158015613b3f575b8015613b23575b611cd7575f52600560205260405f2063ffffffff83165f5260205260ff60405f205416600681101561045c5780613b1d5750613ade82613d4d565b906001600160401b0382164210613b16576001600160401b0392612929613b0493612f2b565b16421015613b1157600190565b600290565b5050505f90565b91505090565b5063ffffffff600183015460a01c1663ffffffff841611613aa3565b5063ffffffff600183015460801c1663ffffffff841610613a9c565b9080546001600160401b038116906009840190613bbd613b9c835492613b9361338c613b8d60028a0196875490613155565b886132c0565b9060401c6132d3565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613c11613bde61338c613b8d60038a0197885490613155565b613bf06001890191825460401c6132d3565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613c5c5760ff825460a01c16600a81101561045c57600603613c4057613c3d9150613c9c565b50565b600d613c4e613c5892613c60565b9201918254613155565b9055565b5050565b61310c90670de0b6b3a7640000600181835460401c0692015460401c0690612f8b565b6001600160c01b0391821690821603919082116105e157565b9061329f6001613cab84613c60565b93613ccf6133d9825460401c848060c01b03670de0b6b3a764000082061690613c83565b01613bf0815460401c60018060c01b03670de0b6b3a764000082061690613c83565b5f52600360205260405f209060018060a01b0382541615613d0e57565b639999974760e01b5f5260045ffd5b63ffffffff60019116019063ffffffff82116105e157565b63ffffffff60079116019063ffffffff82116105e157565b63ffffffff1663ffffffff600a80830692049116600481145f14613dde57506201518063ffffffff613d866001600160401b0393613d1d565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff81169081036105e1576001600160401b039163ffffffff613e0a6201518093613d1d565b613d8f565b64ffffffffff8111613e255764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613e90575b5081613e7d575b81613e6d575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613e64565b6004101591505f613e5d565b6007613eab61310c9493613d4d565b9101549164ffffffffff808460d01c169360a81c1691615544565b5f5160206159fb5f395f51905f525c613eec5760015f5160206159fb5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b613f0490613cf1565b90613f0e82614b00565b1561043357565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998613fa8949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490613f81600285019283546001600160401b038260401c92168461485a565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b613fe090613cf1565b80549091906001600160a01b0316330361097857565b919082604091031261026557602082519201516001600160401b03811681036102655790565b93919392909260ff600182015460e01c16614200575460408051622385a760e11b815260c09290921c63ffffffff166004830152909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d03575f925f916141bf575b506140a46001600160401b0391612f4b565b164211156141845785156141755761411561410e87856040519863ffffffff60208b01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528a60408d015216998a606082015286608082015260808152611ab360a082612fc8565b928261561d565b15614166576141617fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b031697604084019161302a565b0390a4565b63255041fb60e21b5f5260045ffd5b63436a887760e01b5f5260045ffd5b9350939150506141b057811580156141a2575b614166570361263757565b50600160501b821015614197565b6302e6bdf760e41b5f5260045ffd5b6140a493506001600160401b0391506141ef9060403d6040116141f9575b6141e78183612fc8565b810190613ff6565b9390939150614092565b503d6141dd565b5093925050506141b057670de0b6b3a76400000361263757565b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261428561010082612fc8565b51902090565b9161429b60209293611d8561542e565b6142cc60405194859384936375d0e52b60e01b85525f6004860152602485015260606044850152606484019161302a565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d03575f9161430b575090565b90506020813d602011614342575b8161432660209383612fc8565b8101031261026557516001600160a01b03811681036102655790565b3d9150614319565b9392915f946008810160018060a01b0381541690816144d1575b5050600781018054906001600160801b038216956143978761094c60068701546001600160801b038160801c9116613155565b808210156144ca57505b5f915f936143af838a612f8b565b95869160ff825460a01c16600a81101561045c5760041490816144b6575b5015614444575b5050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b0361441560a0996156a3565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79693506144a89060a0969b6144885f95878c87615267565b93909484959460096001600160401b03600184015460401c16920161532a565b9295509295819497506143d4565b64ffffffffff915060d01c1642105f6143cd565b90506143a1565b919461451092828210156145185781925b6001600160a01b039081906144f8908690613155565b16166001600160601b0360a01b825416179055613155565b925f80614364565b826144e2565b9091825f52600560205260405f2063ffffffff82165f52602052614546600360405f20613530565b63ffffffff811690600a8206600463ffffffff82161490816145e5575b600185019363ffffffff855460a01c16145f146136a7575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206159db5f395f51905f526005860155614563565b7f00000000000000000000000000000000000000000000000000000000000000009080614628575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615614688575b6040525f606052156146685750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b9060018115166146a057823b15153d15161690614659565b503d5f823e3d90fd5b5f91908115808061477d575b614777577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610265575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610d0357614762575b5061472d836145fd565b1561473757505050565b61329f92507f00000000000000000000000000000000000000000000000000000000000000006155bb565b61476f9194505f90612fc8565b5f925f614723565b50505050565b5060016146b5565b90801580614834575b61482f577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610265575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610d035761481f575b50614806816145fd565b82811161481257505050565b61329f9261030991613155565b5f61482991612fc8565b5f6147fc565b505050565b50821561478e565b8115614846570490565b634e487b7160e01b5f52601260045260245ffd5b9061486d61487394936122ba9354613155565b906132c0565b90670de0b6b3a7640000808304920690565b6001600160401b0360016148a56148b294670de0b6b3a7640000966132c0565b92015460401c169061483c565b0490565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036148f48782845416612f6b565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b9361492e85613fd7565b9060ff825460a01c16600a81101561045c5760038114159081614af4575b506104335760088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611cff5786151580614acb575b156125ee5781158015614abd575b6125df5760068501906149b3825460801c6001600160801b0360078901541690612f8b565b8310614aae576003613fd29689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b614a3c8f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611ab360c082612fc8565b9765ffffffffffff60a01b90614a5190613139565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b031696608084019161302a565b6309d157b360e01b5f5260045ffd5b50600160801b82101561498e565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614980565b6004915014155f61494c565b60ff905460a01c16600a811015908161045c5760038114918215614b67575b8215614b56575b8215614b45575b8215614b3857505090565b90915061045c5760081490565b80925061045c576006811491614b2d565b80925061045c576005811491614b26565b506004811491505f614b1f565b6001600160c01b038111614b8e576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b3563ffffffff811681036102655790565b80358252602081013560208301526040810135604083015263ffffffff614bdf60608301612e55565b166060830152608081013560ff81168091036102655760808301526001600160401b03614c0e60a08301612e2e565b1660a083015260c081013560c08301526001600160401b03614c3260e08301612e2e565b1660e083015261010081013561010083015263ffffffff614c566101208301612e55565b1661012083015261014081013561ffff811680910361026557614cf461020080936001600160401b039361014087015261016081013561016087015263ffffffff614ca46101808301612e55565b1661018087015263ffffffff614cbd6101a08301612e55565b166101a087015283614cd26101c08301612e2e565b166101c087015283614ce76101e08301612e2e565b166101e087015201612e2e565b16910152565b604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d03575f9161509f575b501561509157602435908115615082576044359182151580615059575b156125ee57614d796004615822565b1561504a5760643563ffffffff81168082036102655760408051622385a760e11b81526004810192909252816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d03575f905f92615028575b501590811561500c575b50614175576040516020810190338252600435604082015260408152614e15606082612fc8565b51902093845f52600360205260405f209160018060a01b03835416614ffd57825460ff60a01b1933166001600160a81b031990911617600160a01b1783556084359060ff8216820361026557835465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617825560a435926001600160401b0384168403610265576001600160401b036001840194166001600160401b0319855416178455610184359363ffffffff85168503610265578054946101a4359563ffffffff871687036102655767ffffffffffffffff60801b191660809190911b63ffffffff60801b161760a09590951b63ffffffff60a01b16949094179093556002820192909255600381019190915560060180546001600160801b031916610164356001600160801b0316179055604051614f5a816004614bb6565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a37f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610265575f80916102646040518094819363c476e39560e01b8352886004840152336024840152614fe4604484016004614bb6565b5af18015610d0357614ff35750565b5f61329f91612fc8565b63131ede2d60e21b5f5260045ffd5b6001600160401b03915061501f90612f4b565b1642115f614dee565b9050615043915060403d6040116141f9576141e78183612fc8565b905f614de4565b6338670f0960e11b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614d6a565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6150b8915060203d602011611056576110488183612fc8565b5f614d4d565b6150c782613e3c565b15801561511d575b8015615101575b611cd75763ffffffff60018192015460c01c169116036150f257565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff8316116150d6565b5063ffffffff600182015460801c1663ffffffff8316106150cf565b6001015460e01c60ff16615151575061329f906145fd565b8161515a575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102655760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610d0357614ff35750565b929060648302838104606414841517156105e1576127109004936151e96151e38686613155565b946156a3565b60068201906001600160801b038254916152088219918460801c613162565b60801b1691161790558461521a575050565b5f9061522886600254612f8b565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156105e15761271090049485916152986152928488613155565b966156a3565b60068201906001600160801b038254916152b78219918460801c613162565b60801b169116179055826152cb5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916152fb5f95600254612f8b565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180614777565b919091821561482f57670de0b6b3a76400008302928304670de0b6b3a7640000036105e15761535f6001820193845490612f8b565b9061537461536d848461483c565b8254612f8b565b9055811561484657069055565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206154189594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906153f1600388019260018454990198895460401c918461485a565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316148061551b575b15615489577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261428560c082612fc8565b507f00000000000000000000000000000000000000000000000000000000000000004614615460565b929190926001600160401b038216926001600160401b038516841080159061559f575b615598576155789061310c95612f6b565b926001600160401b0382161015615590575090612f0b565b905090612f0b565b5050505090565b506001600160401b0382166001600160401b0382161115615567565b91806155c657505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615605575b604052156146685750565b9060018115166146a057823b15153d151616906155fa565b80158015615695575b8015615687575b6156815781808211156156725761564391613155565b61271081029080820461271014901517156105e1576107d08202918083046107d014901517156105e157111590565b9061567c91613155565b615643565b50505f90565b50600160501b82101561562d565b50600160501b811015615626565b6001600160801b0381116156bd576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f821161570357604051916156f0604084612fc8565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b9291905f52600460205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610b375780546001600160401b0381169485156158165761577d90615773600e89019384549060401c90612f8b565b9060401c90612f8b565b90615792826001600160401b03881689614885565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156105e1576157c360019361580495613155565b9055016157dd866001600160401b03835460401c16612f0b565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b6060810163ffffffff61583482614ba5565b161590811561596e575b508015615950575b61593c576101608101358015908115615941575b5061593c5761018081019061587661587183614ba5565b613e3c565b158015615925575b615681576101a0810161589081614ba5565b63ffffffff8061589f86614ba5565b16911610613b16576158b36158b891614ba5565b615989565b63ffffffff806158ca6158b386614ba5565b1691160363ffffffff81116105e15763ffffffff605091161015615681576102000135906001600160401b0382168203610265576001600160401b0361591e6126616126616159198495614ba5565b613d4d565b1691161090565b506159366158716101a08301614ba5565b1561587e565b505f90565b600160801b111590505f61585a565b50608081013560ff811681036102655760ff81600192501611615846565b6103e7915061598163ffffffff91614ba5565b16115f61583e565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036105e157600a63ffffffff9106160163ffffffff81116105e15763ffffffff5f1991160163ffffffff81116105e1579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
