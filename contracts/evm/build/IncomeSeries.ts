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
        "internalType": "contract IPeriodRates",
        "name": "rates_",
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
      }
    ],
    "name": "changes",
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
    "name": "rates",
    "outputs": [
      {
        "internalType": "contract IPeriodRates",
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

export const bytecode: `0x${string}` = '0x61028080604052346103395761012081615b558038038091610021828561033d565b833981010312610339578051906001600160a01b03821682036103395760208101516001600160a01b03811681036103395760408201516001600160a01b03811681036103395760608301516001600160a01b0381168103610339576080840151906001600160a01b03821682036103395761009f60a08601610374565b926100ac60c08701610374565b946100c66101006100bf60e08a01610374565b9801610374565b976040516100d560408261033d565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff60408461033d565b600183526020830191603160f81b835261011881610388565b6101205261012584610388565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c08261033d565b5190206080523060c05261016052610180526101a0526101c0526101e0526102005261022052610240526102605260405161576190816103f482396080518161539a015260a05181615451015260c05181615364015260e051816153e90152610100518161540f015261012051816110160152610140518161103f015261016051818181610efb015281816114c501528181612014015281816131a10152818161340e0152818161422f0152614c300152610180518181816107f80152818161150a015281816116dd0152818161283a0152818161328d0152614ccd01526101a051818181611d95015281816140950152614d5101526101c05181818161208d01526126e801526101e05181818161023e015281816103140152818161072b0152818161453201526146710152610200518181816106d601526107b401526102205181818161294b0152612d2701526102405181818161028601528181610bb701528181611647015281816122120152818161379d015281816145ee015281816146c70152615085015261026051818181610a1e015281816117ef015281816127af0152612b4a0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361033957565b601f8151116103b35760208151910151602082106103a4571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612d5657806304d5005814612d1257806304d66fed14612b0d5780630a52da601461291f57806317e68aa9146128b45780631ea2848e14612818578063221220eb146127de5780632713f36e1461279a57806327fc0c98146127175780632b7ac3f3146126d35780632c196cd014611e315780632d7c0b9414611de15780633f067b2014611dc457806343f48fbd14611d805780634499f5b314611d5a578063465cf75414611ce6578063553dd8d9146118265780635f3825a2146117de57806362b92562146116bf5780636f07159a146115a257806371949af91461158b57806376bf8436146114f45780637b103999146114b057806381f77959146110f657806384b0196e14610ffe57806384baee7a14610e7e5780638932454814610d865780638ceeba3614610d4a578063906f6b0814610cfd578063979f205414610cd95780639be5be9914610b1b578063a0befafe14610a0b578063ac522c5c14610998578063ad44b79f14610961578063af32607114610827578063b361e198146107e3578063c415b95c1461079f578063c60c403a1461074f578063c8796572146106b2578063cb3fb85b14610694578063cb798ecb14610612578063d22ce90b146105db578063df8a9e2114610478578063dfc58e811461034a578063eae1160b146102d7578063f698da25146102b5578063f887ea40146102715763fc0c546a14610229575f80fd5b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d5760206102cf615361565b604051908152f35b3461026d57604036600319011261026d576103386004356103116102f9612d93565b8092610303613eab565b61030c81613ee0565b6152b4565b907f00000000000000000000000000000000000000000000000000000000000000006154ee565b5f5f5160206157415f395f51905f525d005b3461026d57604036600319011261026d57600435610366612d93565b61036e613eab565b61037782613c68565b805460ff8160a01c16600a811015610464576006149081159161044a575b5061043b5782816103cc84836103c66103b5836103389a61031199613efa565b6103c08484886152b4565b90612ec8565b936155bf565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612ec8565b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156104645760031484610395565b634e487b7160e01b5f52602160045260245ffd5b3461026d57602036600319011261026d57600435610494613eab565b61049d81613fbc565b6104a681613c94565b6104c160068201546001600160801b038160801c91166130f2565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6105038583866150ef565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461054d916105429190612ec8565b600d84015490612ec8565b90670de0b6b3a7640000810290808204670de0b6b3a764000014901517156105c75761057891612ec8565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103389652a2614530565b634e487b7160e01b5f52601160045260245ffd5b3461026d57604036600319011261026d576105ff6105f7612dff565b6004356139f8565b6040516006821015610464576020918152f35b3461026d5761022036600319011261026d5761062c613eab565b6020610636614c12565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f5160206157415f395f51905f525d8152f35b3461026d57602036600319011261026d576106b0600435613818565b005b3461026d575f36600319011261026d576106ca613eab565b6103386002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006154ee565b3461026d57604036600319011261026d57610768612d93565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57604036600319011261026d57602435600435610846613eab565b819061085181613c68565b6001810160ff815460e01c16158061094d575b61093e5760ff825460a01c16600a8110156104645760050361043b5761033894600783016001600160801b03815416809211610934575b84926001600160401b0361091788856080956001600160801b03806108e1857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b6130f2565b16166001600160801b0319825416179055610912610900838a8c6150ef565b9590965460401c1685600b8c0161525d565b6130f2565b9060405192898452602084015260408301526060820152a2615062565b909450849061089b565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b0316331415610864565b3461026d57602036600319011261026d576004355f526003602052602060ff60405f205460a01c166109966040518092612e8a565bf35b3461026d5760a036600319011261026d576004356109b4612dd5565b6084356001600160401b03811161026d576109d3903690600401612e23565b9160ff60016109e186613c68565b015460e01c166109fc576106b0936064359160443591614898565b637fa411c960e11b5f5260045ffd5b3461026d57610a1936612e50565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b0c57815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a90818754168094612ed5565b16946001600160401b038416958611610afd576001600160401b03610ad87f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612f15565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461026d57604036600319011261026d57600435610b37612dff565b610b3f613eab565b610b4882613c68565b91610b5283613fdb565b600183019260ff845460e01c1615610cca57610b6e8382614fb9565b6001600160401b03610b7f84613dbf565b164210610cbb57604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610cb05761033895610c6f92610c4a925f915f93610c74575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a3858585614283565b82546001600160e01b031660e086901b6001600160e01b03191617835593838361445c565b615062565b610ca19193506001600160401b03925060403d604011610ca9575b610c998183612f65565b810190613802565b929091610bf5565b503d610c8f565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461026d57604036600319011261026d576106b0610cf5612dff565b60043561351b565b3461026d57604036600319011261026d57610d16612d93565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461026d5761022036600319011261026d57610d64613eab565b6020610d6e614c12565b5f5f5160206157415f395f51905f525d604051908152f35b3461026d57604036600319011261026d57600435610da2612d93565b610daa613eab565b610db382613c68565b805460ff8160a01c16600a8110156104645760061490811591610e60575b5061043b578281610df184836103c66103b5836103389a61031199613efa565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612ec8565b60ff915060a81c166004811015610464576003146001141584610dd1565b3461026d57604036600319011261026d57600435610e9a612d93565b90805f52600460205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610afd5760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610cb0575f91610fcf575b5015610fc05760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03610f7c8382845416612ed5565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b610ff1915060203d602011610ff7575b610fe98183612f65565b810190612f86565b86610f2b565b503d610fdf565b3461026d575f36600319011261026d5761109a61103a7f0000000000000000000000000000000000000000000000000000000000000000615581565b6110637f0000000000000000000000000000000000000000000000000000000000000000615581565b60206110a8604051926110768385612f65565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612ea4565b908582036040870152612ea4565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106110df57505050500390f35b8351855286955093810193928101926001016110d0565b3461026d57602036600319011261026d575f6102e060405161111781612f35565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526111ba600435613c68565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996112078b612f35565b6001600160a01b038a168b52600a8110156104645760208b01526004861015610464576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261135b60208201516020850190612e8a565b61136d60408201516040850190612e97565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361157c575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461026d576106b061159c36612e50565b91613289565b3461026d5761010036600319011261026d576004356115bf612dd5565b6084356001600160401b03811161026d576115de903690600401612e23565b906115e7613eab565b60ff60016115f486613c68565b015460e01c1615610cca5761161192606435906044359086614898565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610cb0575f91611689575b61033892506145dc565b90506020823d6020116116b7575b816116a460209383612f65565b8101031261026d5761033891519061167f565b3d9150611697565b3461026d57604036600319011261026d576004356116db612dd5565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361157c575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206157215f395f51905f5291600591906117b290805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206157215f395f51905f526020820152a2005b3461026d576117ec36612e50565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b0c576106b09261311f565b3461026d5760c036600319011261026d5761183f612dff565b611847612dbf565b90611850612da9565b60a4356001600160401b03811161026d5761186f903690600401612e23565b93909261187a613eab565b611885600435613fbc565b9161188f83613c94565b6008830154948560d01c6001600160401b03831603611cd757600184015463ffffffff600a818360801c16041663ffffffff8516108015611cba575b611cab5763ffffffff8160a01c1663ffffffff600a82041663ffffffff8616145f14611c73576119026001600160401b0391613dbf565b16804210611c645762ffffff6119188688614803565b8360e81c1616611c55576001600160401b038716108015611c43575b611c34575f6084351215611c2b576001608435016001811280155f6084351216905f608435121516176105c757600160ff1b146105c7576084355f035f198101116105c7576084355f03915b829883158015611c1d575b611c0e57611a19915f60843512611c00575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff891660608201526001600160401b03881660808201526001600160401b038b1660a082015260843560c082015260c08152611a1160e082612f65565b5190206141ea565b966001600160d01b0319611a3060d083901c6130d6565b60d01b166001600160d01b03919091161760088601556001600160e81b0319611a598587614803565b8260e81c1760e81b169060018060e81b03161760018501555f608435125f14611b7b575060088301546001600160a01b03908116878216019081116105c7576008840180546001600160a01b0319166001600160a01b0390921691909117905560ff9460019463ffffffff91905b6001600160801b036007870154166001600160401b03888060a01b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611b70575b611b5e575f5f5160206157415f395f51905f525d005b611b6a906004356145dc565b80610338565b505f60843513611b48565b611b9b600685979496939501546001600160801b038160801c91166130f2565b6007870191611bb56001600160801b0384541680936130f2565b809111611bf7575b509260ff96949263ffffffff926001600160801b03611be260019997828d16906130ff565b166001600160801b0319825416179055611ac7565b975060ff611bbd565b611c0988613cb8565b61199d565b6375cf385f60e01b5f5260045ffd5b50600160801b84101561198b565b60843591611980565b631059752760e31b5f5260045ffd5b50426001600160401b03871611611934565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff81169081036105c75760040163ffffffff81116105c7576119026001600160401b0391613dbf565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818360a01c16041663ffffffff8516116118cb565b6311fa514960e31b5f5260045ffd5b3461026d5760c036600319011261026d57611cff612dff565b60843560ff8116810361026d5760a4359160ff8316830361026d576020926102cf92611d35926064359060443590600435614179565b611d3d615361565b6042916040519161190160f01b8352600283015260228201522090565b3461026d57604036600319011261026d5760206102cf611d78612d93565b600435612fe7565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d576020600254604051908152f35b3461026d57604036600319011261026d57611dfa612d93565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461026d5761028036600319011261026d57611e4b612dff565b61010036604319011261026d57366102041161026d57610204359060ff8216820361026d576102243560ff8116810361026d57610244356001600160401b03811161026d57611e9e903690600401612e23565b610264929192356001600160401b03811161026d57611ec1903690600401612e23565b959093611ecc613eab565b611ed7600435613fbc565b94611ee186613fdb565b600260ff84161415806126c5575b6126b657600160ff8616116126a75760ff8516600114978880612696575b61268757600187015460ff8160e01c16612672575b611f2c8989614fb9565b6001600160401b03611f3d8a613dbf565b1642108015612642575b610cbb57600388015461014435036126335760401c6001600160401b031661016435036126335760058701546101a43503612624576101c4351515806125f8575b156125ea57600160801b6101e43510156125db57611fae9161018435896004358a614029565b60ff82166002036125d4576001905b611fd6611d3586856101c4356101a4358c600435614179565b6040516375d0e52b60e01b815292600281101561046457600484015260248301526060604483015260208280612010606482018886612fc7565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610cb0575f926125a3575b506040805163f398789b60e01b8152906044600483013761206f60448201612f9e565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cb0575f91612584575b50156125755760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f6040519360406044863761210560408601612f9e565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b0316938061214763ffffffff8c1695600435956101e0840191612fc7565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c16156123a4575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610cb0575f935f9161237f575b506122a39061229e60078501956001600160801b0387541690806101e435115f1461236a576001600160801b0361229561228b610912936101e4356130f2565b886004358b614283565b98541688612ec8565b612ec8565b935b1561234057600160ff835460b81c16019160ff83116105c757805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff9160019161231a905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b0319161783556004358361445c565b015460e01c161561233157610338916004356146b8565b61233b9150614530565b610338565b8161231a6001926001600160801b03600760ff960154166122e4578460b81b1983541683556122e4565b506109126001600160801b036122955f61228b565b6122a3945061239d915060403d604011610ca957610c998183612f65565b909361224b565b6008820180545f926101e4359290916001600160a01b03169081612518575b505060078401908154916001600160801b038316936123f78561091260068a01546001600160801b038160801c91166130f2565b8082101561251157505b5f915f9361240f8388612ec8565b9560ff8792161590816124d8575b50612497575b506001600160801b0361243586615550565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f936122a5565b94925092509450936124ae5f93886004358961519a565b9190926124d28394936001600160401b0360018b015460401c169060098b0161525d565b8a612423565b905060ff8a5460a01c16600a8110156104645760041490816124fd575b50158c61241d565b64ffffffffff915060d01c1642108c6124f5565b9050612401565b612567929350816101e435105f1461256f576101e435915b6001600160a01b039081906125469085906130f2565b16166bffffffffffffffffffffffff60a01b8254161790556101e4356130f2565b9086806123c3565b81612530565b639bdd3e1360e01b5f5260045ffd5b61259d915060203d602011610ff757610fe98183612f65565b896120c5565b6125c691925060203d6020116125cd575b6125be8183612f65565b81019061400a565b908861204c565b503d6125b4565b5f90611fbd565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611f88565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361266961266261265d61265d8d613dbf565b612ef5565b8b8b613e81565b16421015611f47565b600360ff8616036109fc5760ff871615611f22575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611f0d565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611eef565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d5760043563ffffffff8116810361026d5761274181613d2f565b15611cab5761274f81613dbf565b61279661276a61265d61265d61276485612ef5565b95613dbf565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57604036600319011261026d57610338600435610311612800612d93565b809261280a613eab565b61281381613ee0565b613efa565b3461026d57604036600319011261026d57600435602435600781101561026d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361157c575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461026d57604036600319011261026d576128cd612dff565b6128d8600435613c68565b6128e182613d2f565b15611cab5761279661276a6128f584613dbf565b9261290961290285612ef5565b8683613e81565b9461291961265d61265d83613dbf565b91613e81565b3461026d57606036600319011261026d57600435602435600a811090811561026d57612949612dbf565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612afe5761298284613c68565b9260ff845460a01c1691600484145f14612a5e57600a831015610464576003830361043b5760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b16178155612a01916129df906001600160401b0316613d02565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561046457612a5b604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612a5184518094612e8a565b6020830190612e8a565ba2005b60038403612aba57600a831015610464576004830361043b57612a8c6001600160401b03612ab59216613d02565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612a01565b506008830361043b57612acc84613c94565b612ad584613cb8565b6007840180546001600160801b031916905560018401805463ffffffff60c01b19169055612a01565b63e73f59e560e01b5f5260045ffd5b3461026d57608036600319011261026d57600435612b29612d93565b6044356001600160a01b038116929083900361026d57612b47612da9565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b0c575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612cea575b610afd57612c196001600160401b0391612bd48686613ad2565b612bde8486613ad2565b82612bec8282895416612ed5565b1683198754161786556001860183612c078382845416612ed5565b16841982541617905582845416612f15565b166001600160401b03198254161790556001600160401b0382541615612c74575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610464577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612cd557600e612cc2612ccc92613c13565b9201918254612ec8565b90555b91612c3a565b600d612cc2612ce392613bd7565b9055612ccf565b506001600160401b03612d0a816001870154168260048801541690612ed5565b168711612bba565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d576004355f52600360205260206102cf600860405f20015465ffffffffffff8160d01c9160a01c16612ec8565b602435906001600160a01b038216820361026d57565b606435906001600160401b038216820361026d57565b604435906001600160401b038216820361026d57565b602435906001600160401b038216820361026d57565b35906001600160401b038216820361026d57565b6024359063ffffffff8216820361026d57565b359063ffffffff8216820361026d57565b9181601f8401121561026d578235916001600160401b03831161026d576020838186019501011161026d57565b606090600319011261026d57600435906024356001600160a01b038116810361026d57906044356001600160401b038116810361026d5790565b90600a8210156104645752565b9060048210156104645752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b919082018092116105c757565b906001600160401b03809116911603906001600160401b0382116105c757565b6001600160401b03623b5380911601906001600160401b0382116105c757565b906001600160401b03809116911601906001600160401b0382116105c757565b61030081019081106001600160401b03821117612f5157604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612f5157604052565b9081602091031261026d5751801515810361026d5790565b6084905f905b60028210612fb157505050565b6040808281866001953701930191019091612fa4565b908060209392818452848401375f828201840152601f01601f1916010190565b90612ff182613c68565b915f52600460205260405f209060018060a01b03165f5260205260405f20908154906130356001600160401b0383169260028501549060401c90846009850161478d565b92909361305560016003830154920154918260401c9084600b870161478d565b9160ff855460a01c16600a81101561046457600614908115916130cd575b81156130ba575b506130ac576103c093929161229e6130986130a3936130a999612ec8565b96600e860154612ec8565b916147b8565b90565b93505050506130a991612ec8565b6001600160401b0391501615155f61307a565b84159150613073565b65ffffffffffff60019116019065ffffffffffff82116105c757565b919082039182116105c757565b906001600160801b03809116911601906001600160801b0382116105c757565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613160818454168260048901541690612ed5565b16926001600160401b038216938411610afd5760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610cb0575f9161323e575b501561322c57505091816001600160401b036132137f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612ed5565b166001600160401b0319825416179055604051908152a3565b91949250925061323c945061482a565b565b613257915060203d602011610ff757610fe98183612f65565b5f6131d1565b818102929181159184041417156105c757565b6001600160c01b0391821690821601919082116105c757565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361157c57825f52600360205260405f20926132d184614a58565b1561043b57805f52600460205260405f2060018060a01b0383165f5260205260405f206132fe8186613ad2565b613361613329600b60098801549761335961333861332e6133296001600160401b038c169c8d61325d565b614a9d565b875460401c613270565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b01548761325d565b6133976133766001840192835460401c613270565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036133ac8682855416612f15565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cb0575f916134ae575b506134a5577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061323c98836001600160401b036134898b828b985416612f15565b166001600160401b0319825416179055604051908152a361482a565b50505050505050565b6134c7915060203d602011610ff757610fe98183612f65565b5f613446565b91909160508310156134e657601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b919060068210156104645760ff8084549260031b9316831b921b1916179055565b9061352582613c68565b9061352f82613fdb565b6135398183614fb9565b600182019060ff825460e01c1661376d575b61355a61265d61265d83613dbf565b6001600160401b038116421061375e5761357d6001600160401b03918386613e81565b1642106136df5763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a36135d260046135cc6135c38588615034565b600f88016134cd565b906134fa565b600a8106600463ffffffff82161491826136c7575b845460a01c63ffffffff1603613662575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061323c9450919250901561369a5761367a90613da7565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6136a390613d8f565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206157215f395f51905f5260058701556135e7565b9050600f6136ed8284615034565b920160ff6136fb84836134cd565b90549060031b1c1660068110156104645760051461375e5763ffffffff92613722916134cd565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610cb0575f916137e2575b501561354b5763788dad5960e01b5f5260045ffd5b6137fb915060403d604011610ca957610c998183612f65565b505f6137cd565b919082604091031261026d576020825192015190565b61382181613c68565b61382a81613c94565b60068101545f906001600160801b0381169060801c1461397b5760ff825460a01c16600a811015613967576005036139585760078201546001600160801b0381166139495760801c64ffffffffff166276a700016001600160401b038111613935576001600160401b031642106139265760018201805463ffffffff60c01b19169055600a820154600c8301546138c5916105429190612ec8565b90806139125750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c8201546139b1916139a69190612ec8565b600d83015490612ec8565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b613a0190613c68565b613a0a82613d2f565b158015613ab6575b8015613a9a575b611cab5760ff613a35613a2c8484615034565b600f84016134cd565b90549060031b1c1660068110156104645780613a945750613a5582613dbf565b906001600160401b0382164210613a8d576001600160401b0392612919613a7b93612ef5565b16421015613a8857600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff831611613a19565b5063ffffffff600182015460801c1663ffffffff831610613a12565b9080546001600160401b038116906009840190613b34613b13835492613b0a613329613b0460028a01968754906130f2565b8861325d565b9060401c613270565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613b88613b55613329613b0460038a01978854906130f2565b613b676001890191825460401c613270565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613bd35760ff825460a01c16600a81101561046457600603613bb757613bb49150613c13565b50565b600d613bc5613bcf92613bd7565b92019182546130f2565b9055565b5050565b6130a990670de0b6b3a7640000600181835460401c0692015460401c0690612ec8565b6001600160c01b0391821690821603919082116105c757565b9061323c6001613c2284613bd7565b93613c46613376825460401c848060c01b03670de0b6b3a764000082061690613bfa565b01613b67815460401c60018060c01b03670de0b6b3a764000082061690613bfa565b5f52600360205260405f209060018060a01b0382541615613c8557565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561046457600503613caf5750565b61323c90613fdb565b6001015460c01c63ffffffff168015159081613ce5575b50613cd657565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613cf890613dbf565b164210155f613ccf565b64ffffffffff8111613d185764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613d83575b5081613d70575b81613d60575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613d57565b6004101591505f613d50565b63ffffffff60019116019063ffffffff82116105c757565b63ffffffff60079116019063ffffffff82116105c757565b63ffffffff1663ffffffff600a80830692049116600481145f14613e5057506201518063ffffffff613df86001600160401b0393613d8f565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff81169081036105c7576001600160401b039163ffffffff613e7c6201518093613d8f565b613e01565b6007613e906130a99493613dbf565b9101549164ffffffffff808460d01c169360a81c1691615477565b5f5160206157415f395f51905f525c613ed15760015f5160206157415f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b613ee990613c68565b90613ef382614a58565b1561043b57565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998613f8d949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490613f66600285019283546001600160401b038260401c92168461478d565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b613fc590613c68565b80549091906001600160a01b0316330361093e57565b5460a01c60ff16600a8110156104645760038114159081613ffe575b5061043b57565b6004915014155f613ff7565b9081602091031261026d57516001600160a01b038116810361026d5790565b9490929493919360ff600182015460e01c166141515763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061409060a482018688612fc7565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610cb0575f91614132575b506001600160a01b031694856140e6575b505050505050565b6141247fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191612fc7565b0390a45f80808080806140de565b61414b915060203d6020116125cd576125be8183612f65565b5f6140cd565b509250505061416a57670de0b6b3a76400000361263357565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e081526141e461010082612f65565b51902090565b916141fa60209293611d3d615361565b61422b60405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191612fc7565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cb0575f9161426a575090565b6130a9915060203d6020116125cd576125be8183612f65565b9392915f946008810160018060a01b03815416908161440a575b5050600781018054906001600160801b038216956142d08761091260068701546001600160801b038160801c91166130f2565b8082101561440357505b5f915f936142e8838a612ec8565b95869160ff825460a01c16600a8110156104645760041490816143ef575b501561437d575b5050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b0361434e60a099615550565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79693506143e19060a0969b6143c15f95878c8761519a565b93909484959460096001600160401b03600184015460401c16920161525d565b92955092958194975061430d565b64ffffffffff915060d01c1642105f614306565b90506142da565b919461444e92828210156144565781925b6001600160a01b039081906144319086906130f2565b16166bffffffffffffffffffffffff60a01b8254161790556130f2565b925f8061429d565b8261441b565b909161447960036135cc6144708486615034565b600f86016134cd565b63ffffffff811690600a8206600463ffffffff8216149081614518575b600185019363ffffffff855460a01c16145f14613662575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206157215f395f51905f526005860155614496565b7f0000000000000000000000000000000000000000000000000000000000000000908061455b575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f51148216156145bb575b6040525f6060521561459b5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b9060018115166145d357823b15153d1516169061458c565b503d5f823e3d90fd5b5f9190811580806146b0575b6146aa577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561026d575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610cb057614695575b5061466083614530565b1561466a57505050565b61323c92507f00000000000000000000000000000000000000000000000000000000000000006154ee565b6146a29194505f90612f65565b5f925f614656565b50505050565b5060016145e8565b90801580614767575b614762577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561026d575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610cb057614752575b5061473981614530565b82811161474557505050565b61323c92610311916130f2565b5f61475c91612f65565b5f61472f565b505050565b5082156146c1565b8115614779570490565b634e487b7160e01b5f52601260045260245ffd5b906147a06147a6949361229e93546130f2565b9061325d565b90670de0b6b3a7640000808304920690565b6001600160401b0360016147d86147e594670de0b6b3a76400009661325d565b92015460401c169061476f565b0490565b9063ffffffff8091169116039063ffffffff82116105c757565b63ffffffff61482462ffffff93600a8360018096015460801c1604906147e9565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036148688782845416612f15565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b936148a285613fbc565b906148ac82613fdb565b6148b582613cb8565b60088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611cd75786151580614a2f575b156125ea5781158015614a21575b6125db576006850190614917825460801c6001600160801b0360078901541690612ec8565b8310614a12576003613fb79689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b6149a08f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611a1160c082612f65565b9765ffffffffffff60a01b906149b5906130d6565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191612fc7565b6309d157b360e01b5f5260045ffd5b50600160801b8210156148f2565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000187106148e4565b60ff905460a01c16600a81101590816104645760038110159182614a8f575b82614a8157505090565b909150610464576007141590565b50600881111591505f614a77565b6001600160c01b038111614ab7576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b80358252602081013560208301526040810135604083015263ffffffff614af760608301612e12565b166060830152608081013560ff811680910361026d5760808301526001600160401b03614b2660a08301612deb565b1660a083015260c081013560c08301526001600160401b03614b4a60e08301612deb565b1660e083015261010081013561010083015263ffffffff614b6e6101208301612e12565b1661012083015261014081013561ffff811680910361026d57614c0c61020080936001600160401b039361014087015261016081013561016087015263ffffffff614bbc6101808301612e12565b1661018087015263ffffffff614bd56101a08301612e12565b166101a087015283614bea6101c08301612deb565b166101c087015283614bff6101e08301612deb565b166101e087015201612deb565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cb0575f91614f9a575b5015614f8c57602435908115614f7d576044359182151580614f54575b156125ea576040516020810190338252600435604082015260408152614cac606082612f65565b51902092835f52600360205260405f209160018060a01b03835416614f45577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561026d575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152614d2d604484016004614ace565b5af18015610cb057614f30575b5060643563ffffffff811690876001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838303614f2c57610184359363ffffffff8516808603614f2857823b15614f285760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa8015614f1d57614f08575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff82168203614f0457855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203614f00576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff81168103614efc5767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b031617905560405191925090614ed2816004614ace565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b81614f1291612f65565b614f0057875f614dbf565b6040513d84823e3d90fd5b8380fd5b5080fd5b614f3d9196505f90612f65565b5f945f614d3a565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614c85565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b614fb3915060203d602011610ff757610fe98183612f65565b5f614c68565b614fc282613d2f565b158015615018575b8015614ffc575b611cab5763ffffffff60018192015460c01c16911603614fed57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614fd1565b5063ffffffff600182015460801c1663ffffffff831610614fca565b61505e9061505863ffffffff600161504c82966156cf565b93015460801c166156cf565b906147e9565b1690565b6001015460e01c60ff1661507a575061323c90614530565b81615083575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561026d5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610cb0576150e55750565b5f61323c91612f65565b929060648302838104606414841517156105c75761271090049361511c61511686866130f2565b94615550565b60068201906001600160801b0382549161513b8219918460801c6130ff565b60801b1691161790558461514d575050565b5f9061515b86600254612ec8565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156105c75761271090049485916151cb6151c584886130f2565b96615550565b60068201906001600160801b038254916151ea8219918460801c6130ff565b60801b169116179055826151fe5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c9161522e5f95600254612ec8565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806146aa565b919091821561476257670de0b6b3a76400008302928304670de0b6b3a7640000036105c7576152926001820193845490612ec8565b906152a76152a0848461476f565b8254612ec8565b9055811561477957069055565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b602061534b9594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690615324600388019260018454990198895460401c918461478d565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316148061544e575b156153bc577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a081526141e460c082612f65565b507f00000000000000000000000000000000000000000000000000000000000000004614615393565b929190926001600160401b038216926001600160401b03851684108015906154d2575b6154cb576154ab906130a995612f15565b926001600160401b03821610156154c3575090612ed5565b905090612ed5565b5050505090565b506001600160401b0382166001600160401b038216111561549a565b91806154f957505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615538575b6040521561459b5750565b9060018115166145d357823b15153d1516169061552d565b6001600160801b03811161556a576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f82116155b0576040519161559d604084612f65565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b9291905f52600460205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610afd5780546001600160401b0381169485156156c35761562a90615620600e89019384549060401c90612ec8565b9060401c90612ec8565b9061563f826001600160401b038816896147b8565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156105c7576156706001936156b1956130f2565b90550161568a866001600160401b03835460401c16612ed5565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036105c757600a63ffffffff9106160163ffffffff81116105c75763ffffffff5f1991160163ffffffff81116105c7579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
