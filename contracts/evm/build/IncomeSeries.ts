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

export const bytecode: `0x${string}` = '0x61028080604052346103395761012081615af58038038091610021828561033d565b833981010312610339578051906001600160a01b03821682036103395760208101516001600160a01b03811681036103395760408201516001600160a01b03811681036103395760608301516001600160a01b0381168103610339576080840151906001600160a01b03821682036103395761009f60a08601610374565b926100ac60c08701610374565b946100c66101006100bf60e08a01610374565b9801610374565b976040516100d560408261033d565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff60408461033d565b600183526020830191603160f81b835261011881610388565b6101205261012584610388565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c08261033d565b5190206080523060c05261016052610180526101a0526101c0526101e0526102005261022052610240526102605260405161570190816103f482396080518161533a015260a051816153f1015260c05181615304015260e05181615389015261010051816153af0152610120518161100e01526101405181611037015261016051818181610ef3015281816114bd01528181611ff401528181613141015281816133ae015281816141cf0152614bd00152610180518181816107f001528181611502015281816116d50152818161281a0152818161322d0152614c6d01526101a051818181611d75015281816140350152614cf101526101c05181818161206d01526126c801526101e0518181816102360152818161030c01528181610723015281816144d201526146110152610200518181816106ce01526107ac01526102205181818161292b0152612d0401526102405181818161027e01528181610baf0152818161163f015281816121f20152818161373d0152818161458e015281816146670152615025015261026051818181610a16015281816117e70152818161278f0152612b2a0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361033957565b601f8151116103b35760208151910151602082106103a4571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612cf25750806304d66fed14612aed5780630a52da60146128ff57806317e68aa9146128945780631ea2848e146127f8578063221220eb146127be5780632713f36e1461277a57806327fc0c98146126f75780632b7ac3f3146126b35780632c196cd014611e115780632d7c0b9414611dc15780633f067b2014611da457806343f48fbd14611d605780634499f5b314611d3a578063465cf75414611cc6578063553dd8d91461181e5780635f3825a2146117d657806362b92562146116b75780636f07159a1461159a57806371949af91461158357806376bf8436146114ec5780637b103999146114a857806381f77959146110ee57806384b0196e14610ff657806384baee7a14610e765780638932454814610d7e5780638ceeba3614610d42578063906f6b0814610cf5578063979f205414610cd15780639be5be9914610b13578063a0befafe14610a03578063ac522c5c14610990578063ad44b79f14610959578063af3260711461081f578063b361e198146107db578063c415b95c14610797578063c60c403a14610747578063c8796572146106aa578063cb3fb85b1461068c578063cb798ecb1461060a578063d22ce90b146105d3578063df8a9e2114610470578063dfc58e8114610342578063eae1160b146102cf578063f698da25146102ad578063f887ea40146102695763fc0c546a14610221575f80fd5b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f3660031901126102655760206102c7615301565b604051908152f35b34610265576040366003190112610265576103306004356103096102f1612d33565b80926102fb613e4b565b61030481613e80565b615254565b907f000000000000000000000000000000000000000000000000000000000000000061548e565b5f5f5160206156e15f395f51905f525d005b346102655760403660031901126102655760043561035e612d33565b610366613e4b565b61036f82613c08565b805460ff8160a01c16600a81101561045c5760061490811591610442575b506104335782816103c484836103be6103ad836103309a61030999613e9a565b6103b8848488615254565b90612ec8565b9361555f565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612ec8565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561045c576003148461038d565b634e487b7160e01b5f52602160045260245ffd5b346102655760203660031901126102655760043561048c613e4b565b61049581613f5c565b61049e81613c34565b6104b960068201546001600160801b038160801c9116613092565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6104fb85838661508f565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105459161053a9190612ec8565b600d84015490612ec8565b90670de0b6b3a7640000810290808204670de0b6b3a764000014901517156105bf5761057091612ec8565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103309652a26144d0565b634e487b7160e01b5f52601160045260245ffd5b34610265576040366003190112610265576105f76105ef612d9f565b600435613998565b604051600682101561045c576020918152f35b346102655761022036600319011261026557610624613e4b565b602061062e614bb2565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f5160206156e15f395f51905f525d8152f35b34610265576020366003190112610265576106a86004356137b8565b005b34610265575f366003190112610265576106c2613e4b565b6103306002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f000000000000000000000000000000000000000000000000000000000000000061548e565b3461026557604036600319011261026557610760612d33565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102655760403660031901126102655760243560043561083e613e4b565b819061084981613c08565b6001810160ff815460e01c161580610945575b6109365760ff825460a01c16600a81101561045c576005036104335761033094600783016001600160801b0381541680921161092c575b84926001600160401b0361090f88856080956001600160801b03806108d9857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613092565b16166001600160801b031982541617905561090a6108f8838a8c61508f565b9590965460401c1685600b8c016151fd565b613092565b9060405192898452602084015260408301526060820152a2615002565b9094508490610893565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b031633141561085c565b34610265576020366003190112610265576004355f526003602052602060ff60405f205460a01c1661098e6040518092612e2a565bf35b346102655760a0366003190112610265576004356109ac612d75565b6084356001600160401b038111610265576109cb903690600401612dc3565b9160ff60016109d986613c08565b015460e01c166109f4576106a8936064359160443591614838565b637fa411c960e11b5f5260045ffd5b3461026557610a1136612df0565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b0457815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a88818754168094612e68565b16946001600160401b038416958611610af5576001600160401b03610ad07f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612ea8565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461026557604036600319011261026557600435610b2f612d9f565b610b37613e4b565b610b4082613c08565b91610b4a83613f7b565b600183019260ff845460e01c1615610cc257610b668382614f59565b6001600160401b03610b7784613d5f565b164210610cb357604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610ca85761033095610c6792610c42925f915f93610c6c575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a3858585614223565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836143fc565b615002565b610c999193506001600160401b03925060403d604011610ca1575b610c918183612f05565b8101906137a2565b929091610bed565b503d610c87565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b34610265576040366003190112610265576106a8610ced612d9f565b6004356134bb565b3461026557604036600319011261026557610d0e612d33565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102655761022036600319011261026557610d5c613e4b565b6020610d66614bb2565b5f5f5160206156e15f395f51905f525d604051908152f35b3461026557604036600319011261026557600435610d9a612d33565b610da2613e4b565b610dab82613c08565b805460ff8160a01c16600a81101561045c5760061490811591610e58575b50610433578281610de984836103be6103ad836103309a61030999613e9a565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612ec8565b60ff915060a81c16600481101561045c576003146001141584610dc9565b3461026557604036600319011261026557600435610e92612d33565b90805f52600460205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610af55760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca8575f91610fc7575b5015610fb85760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03610f748382845416612e68565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b610fe9915060203d602011610fef575b610fe18183612f05565b810190612f26565b86610f23565b503d610fd7565b34610265575f366003190112610265576110926110327f0000000000000000000000000000000000000000000000000000000000000000615521565b61105b7f0000000000000000000000000000000000000000000000000000000000000000615521565b60206110a06040519261106e8385612f05565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612e44565b908582036040870152612e44565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106110d757505050500390f35b8351855286955093810193928101926001016110c8565b34610265576020366003190112610265575f6102e060405161110f81612ed5565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526111b2600435613c08565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996111ff8b612ed5565b6001600160a01b038a168b52600a81101561045c5760208b0152600486101561045c576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261135360208201516020850190612e2a565b61136560408201516040850190612e37565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265576020366003190112610265576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611574575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34610265576106a861159436612df0565b91613229565b3461026557610100366003190112610265576004356115b7612d75565b6084356001600160401b038111610265576115d6903690600401612dc3565b906115df613e4b565b60ff60016115ec86613c08565b015460e01c1615610cc25761160992606435906044359086614838565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ca8575f91611681575b610330925061457c565b90506020823d6020116116af575b8161169c60209383612f05565b8101031261026557610330915190611677565b3d915061168f565b34610265576040366003190112610265576004356116d3612d75565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611574575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206156c15f395f51905f5291600591906117aa90805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206156c15f395f51905f526020820152a2005b34610265576117e436612df0565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b04576106a8926130bf565b346102655760c036600319011261026557611837612d9f565b61183f612d5f565b90611848612d49565b60a4356001600160401b03811161026557611867903690600401612dc3565b939092611872613e4b565b61187d600435613f5c565b9161188783613c34565b6008830154948560d01c6001600160401b03831603611cb757600184015463ffffffff600a818360801c16041663ffffffff8516108015611c9a575b611c8b5763ffffffff8160a01c1663ffffffff600a82041663ffffffff8616145f14611c53576118fa6001600160401b0391613d5f565b16804210611c445762ffffff61191086886147a3565b8360e81c1616611c35576001600160401b038716108015611c23575b611c14575f6084351215611c0b576001608435016001811280155f6084351216905f608435121516176105bf57600160ff1b146105bf576084355f035f198101116105bf576084355f03915b829883158015611bfd575b611bee57611a079160405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff891660608201526001600160401b03881660808201526001600160401b038b1660a082015260843560c082015260c081526119ff60e082612f05565b51902061418a565b966001600160d01b0319611a1e60d083901c613076565b60d01b166001600160d01b03919091161760088601556001600160e81b0319611a4785876147a3565b8260e81c1760e81b169060018060e81b03161760018501555f608435125f14611b69575060088301546001600160a01b03908116878216019081116105bf576008840180546001600160a01b0319166001600160a01b0390921691909117905560ff9460019463ffffffff91905b6001600160801b036007870154166001600160401b03888060a01b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611b5e575b611b4c575f5f5160206156e15f395f51905f525d005b611b589060043561457c565b80610330565b505f60843513611b36565b611b89600685979496939501546001600160801b038160801c9116613092565b6007870191611ba36001600160801b038454168093613092565b809111611be5575b509260ff96949263ffffffff926001600160801b03611bd060019997828d169061309f565b166001600160801b0319825416179055611ab5565b975060ff611bab565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611983565b60843591611978565b631059752760e31b5f5260045ffd5b50426001600160401b0387161161192c565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff81169081036105bf5760040163ffffffff81116105bf576118fa6001600160401b0391613d5f565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818360a01c16041663ffffffff8516116118c3565b6311fa514960e31b5f5260045ffd5b346102655760c036600319011261026557611cdf612d9f565b60843560ff811681036102655760a4359160ff83168303610265576020926102c792611d15926064359060443590600435614119565b611d1d615301565b6042916040519161190160f01b8352600283015260228201522090565b346102655760403660031901126102655760206102c7611d58612d33565b600435612f87565b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f366003190112610265576020600254604051908152f35b3461026557604036600319011261026557611dda612d33565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102655761028036600319011261026557611e2b612d9f565b61010036604319011261026557366102041161026557610204359060ff82168203610265576102243560ff8116810361026557610244356001600160401b03811161026557611e7e903690600401612dc3565b610264929192356001600160401b03811161026557611ea1903690600401612dc3565b959093611eac613e4b565b611eb7600435613f5c565b94611ec186613f7b565b600260ff84161415806126a5575b61269657600160ff8616116126875760ff8516600114978880612676575b61266757600187015460ff8160e01c16612652575b611f0c8989614f59565b6001600160401b03611f1d8a613d5f565b1642108015612622575b610cb357600388015461014435036126135760401c6001600160401b031661016435036126135760058701546101a43503612604576101c4351515806125d8575b156125ca57600160801b6101e43510156125bb57611f8e9161018435896004358a613fc9565b60ff82166002036125b4576001905b611fb6611d1586856101c4356101a4358c600435614119565b6040516375d0e52b60e01b815292600281101561045c57600484015260248301526060604483015260208280611ff0606482018886612f67565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610ca8575f92612583575b506040805163f398789b60e01b8152906044600483013761204f60448201612f3e565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f91612564575b50156125555760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f604051936040604486376120e560408601612f3e565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b0316938061212763ffffffff8c1695600435956101e0840191612f67565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c1615612384575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610ca8575f935f9161235f575b506122839061227e60078501956001600160801b0387541690806101e435115f1461234a576001600160801b0361227561226b61090a936101e435613092565b886004358b614223565b98541688612ec8565b612ec8565b935b1561232057600160ff835460b81c16019160ff83116105bf57805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff916001916122fa905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b031916178355600435836143fc565b015460e01c16156123115761033091600435614658565b61231b91506144d0565b610330565b816122fa6001926001600160801b03600760ff960154166122c4578460b81b1983541683556122c4565b5061090a6001600160801b036122755f61226b565b612283945061237d915060403d604011610ca157610c918183612f05565b909361222b565b6008820180545f926101e4359290916001600160a01b031690816124f8575b505060078401908154916001600160801b038316936123d78561090a60068a01546001600160801b038160801c9116613092565b808210156124f157505b5f915f936123ef8388612ec8565b9560ff8792161590816124b8575b50612477575b506001600160801b03612415866154f0565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612285565b949250925094509361248e5f93886004358961513a565b9190926124b28394936001600160401b0360018b015460401c169060098b016151fd565b8a612403565b905060ff8a5460a01c16600a81101561045c5760041490816124dd575b50158c6123fd565b64ffffffffff915060d01c1642108c6124d5565b90506123e1565b612547929350816101e435105f1461254f576101e435915b6001600160a01b03908190612526908590613092565b16166bffffffffffffffffffffffff60a01b8254161790556101e435613092565b9086806123a3565b81612510565b639bdd3e1360e01b5f5260045ffd5b61257d915060203d602011610fef57610fe18183612f05565b896120a5565b6125a691925060203d6020116125ad575b61259e8183612f05565b810190613faa565b908861202c565b503d612594565b5f90611f9d565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611f68565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361264961264261263d61263d8d613d5f565b612e88565b8b8b613e21565b16421015611f27565b600360ff8616036109f45760ff871615611f02575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611eed565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611ecf565b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102655760203660031901126102655760043563ffffffff811681036102655761272181613ccf565b15611c8b5761272f81613d5f565b61277661274a61263d61263d61274485612e88565b95613d5f565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265576040366003190112610265576103306004356103096127e0612d33565b80926127ea613e4b565b6127f381613e80565b613e9a565b34610265576040366003190112610265576004356024356007811015610265577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611574575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34610265576040366003190112610265576128ad612d9f565b6128b8600435613c08565b6128c182613ccf565b15611c8b5761277661274a6128d584613d5f565b926128e96128e285612e88565b8683613e21565b946128f961263d61263d83613d5f565b91613e21565b3461026557606036600319011261026557600435602435600a811090811561026557612929612d5f565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612ade5761296284613c08565b9260ff845460a01c1691600484145f14612a3e57600a83101561045c57600383036104335760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161781556129e1916129bf906001600160401b0316613ca2565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561045c57612a3b604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612a3184518094612e2a565b6020830190612e2a565ba2005b60038403612a9a57600a83101561045c576004830361043357612a6c6001600160401b03612a959216613ca2565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b6129e1565b506008830361043357612aac84613c34565b612ab584613c58565b6007840180546001600160801b031916905560018401805463ffffffff60c01b191690556129e1565b63e73f59e560e01b5f5260045ffd5b3461026557608036600319011261026557600435612b09612d33565b6044356001600160a01b038116929083900361026557612b27612d49565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b04575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612cca575b610af557612bf96001600160401b0391612bb48686613a72565b612bbe8486613a72565b82612bcc8282895416612e68565b1683198754161786556001860183612be78382845416612e68565b16841982541617905582845416612ea8565b166001600160401b03198254161790556001600160401b0382541615612c54575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561045c577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612cb557600e612ca2612cac92613bb3565b9201918254612ec8565b90555b91612c1a565b600d612ca2612cc392613b77565b9055612caf565b506001600160401b03612cea816001870154168260048801541690612e68565b168711612b9a565b34610265575f366003190112610265577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361026557565b606435906001600160401b038216820361026557565b604435906001600160401b038216820361026557565b602435906001600160401b038216820361026557565b35906001600160401b038216820361026557565b6024359063ffffffff8216820361026557565b359063ffffffff8216820361026557565b9181601f84011215610265578235916001600160401b038311610265576020838186019501011161026557565b606090600319011261026557600435906024356001600160a01b038116810361026557906044356001600160401b03811681036102655790565b90600a82101561045c5752565b90600482101561045c5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b906001600160401b03809116911603906001600160401b0382116105bf57565b6001600160401b03623b5380911601906001600160401b0382116105bf57565b906001600160401b03809116911601906001600160401b0382116105bf57565b919082018092116105bf57565b61030081019081106001600160401b03821117612ef157604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612ef157604052565b90816020910312610265575180151581036102655790565b6084905f905b60028210612f5157505050565b6040808281866001953701930191019091612f44565b908060209392818452848401375f828201840152601f01601f1916010190565b90612f9182613c08565b915f52600460205260405f209060018060a01b03165f5260205260405f2090815490612fd56001600160401b0383169260028501549060401c90846009850161472d565b929093612ff560016003830154920154918260401c9084600b870161472d565b9160ff855460a01c16600a81101561045c576006149081159161306d575b811561305a575b5061304c576103b893929161227e6130386130439361304999612ec8565b96600e860154612ec8565b91614758565b90565b935050505061304991612ec8565b6001600160401b0391501615155f61301a565b84159150613013565b65ffffffffffff60019116019065ffffffffffff82116105bf57565b919082039182116105bf57565b906001600160801b03809116911601906001600160801b0382116105bf57565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613100818454168260048901541690612e68565b16926001600160401b038216938411610af55760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca8575f916131de575b50156131cc57505091816001600160401b036131b37f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612e68565b166001600160401b0319825416179055604051908152a3565b9194925092506131dc94506147ca565b565b6131f7915060203d602011610fef57610fe18183612f05565b5f613171565b818102929181159184041417156105bf57565b6001600160c01b0391821690821601919082116105bf57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361157457825f52600360205260405f2092613271846149f8565b1561043357805f52600460205260405f2060018060a01b0383165f5260205260405f2061329e8186613a72565b6133016132c9600b6009880154976132f96132d86132ce6132c96001600160401b038c169c8d6131fd565b614a3d565b875460401c613210565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876131fd565b6133376133166001840192835460401c613210565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b0361334c8682855416612ea8565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f9161344e575b50613445577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa60206131dc98836001600160401b036134298b828b985416612ea8565b166001600160401b0319825416179055604051908152a36147ca565b50505050505050565b613467915060203d602011610fef57610fe18183612f05565b5f6133e6565b919091605083101561348657601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b9190600682101561045c5760ff8084549260031b9316831b921b1916179055565b906134c582613c08565b906134cf82613f7b565b6134d98183614f59565b600182019060ff825460e01c1661370d575b6134fa61263d61263d83613d5f565b6001600160401b03811642106136fe5761351d6001600160401b03918386613e21565b16421061367f5763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3613572600461356c6135638588614fd4565b600f880161346d565b9061349a565b600a8106600463ffffffff8216149182613667575b845460a01c63ffffffff1603613602575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b506131dc9450919250901561363a5761361a90613d47565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61364390613d2f565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206156c15f395f51905f526005870155613587565b9050600f61368d8284614fd4565b920160ff61369b848361346d565b90549060031b1c16600681101561045c576005146136fe5763ffffffff926136c29161346d565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca8575f91613782575b50156134eb5763788dad5960e01b5f5260045ffd5b61379b915060403d604011610ca157610c918183612f05565b505f61376d565b9190826040910312610265576020825192015190565b6137c181613c08565b6137ca81613c34565b60068101545f906001600160801b0381169060801c1461391b5760ff825460a01c16600a811015613907576005036138f85760078201546001600160801b0381166138e95760801c64ffffffffff166276a700016001600160401b0381116138d5576001600160401b031642106138c65760018201805463ffffffff60c01b19169055600a820154600c8301546138659161053a9190612ec8565b90806138b25750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c820154613951916139469190612ec8565b600d83015490612ec8565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b6139a190613c08565b6139aa82613ccf565b158015613a56575b8015613a3a575b611c8b5760ff6139d56139cc8484614fd4565b600f840161346d565b90549060031b1c16600681101561045c5780613a3457506139f582613d5f565b906001600160401b0382164210613a2d576001600160401b03926128f9613a1b93612e88565b16421015613a2857600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff8316116139b9565b5063ffffffff600182015460801c1663ffffffff8316106139b2565b9080546001600160401b038116906009840190613ad4613ab3835492613aaa6132c9613aa460028a0196875490613092565b886131fd565b9060401c613210565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613b28613af56132c9613aa460038a0197885490613092565b613b076001890191825460401c613210565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613b735760ff825460a01c16600a81101561045c57600603613b5757613b549150613bb3565b50565b600d613b65613b6f92613b77565b9201918254613092565b9055565b5050565b61304990670de0b6b3a7640000600181835460401c0692015460401c0690612ec8565b6001600160c01b0391821690821603919082116105bf57565b906131dc6001613bc284613b77565b93613be6613316825460401c848060c01b03670de0b6b3a764000082061690613b9a565b01613b07815460401c60018060c01b03670de0b6b3a764000082061690613b9a565b5f52600360205260405f209060018060a01b0382541615613c2557565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561045c57600503613c4f5750565b6131dc90613f7b565b6001015460c01c63ffffffff168015159081613c85575b50613c7657565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613c9890613d5f565b164210155f613c6f565b64ffffffffff8111613cb85764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613d23575b5081613d10575b81613d00575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613cf7565b6004101591505f613cf0565b63ffffffff60019116019063ffffffff82116105bf57565b63ffffffff60079116019063ffffffff82116105bf57565b63ffffffff1663ffffffff600a80830692049116600481145f14613df057506201518063ffffffff613d986001600160401b0393613d2f565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff81169081036105bf576001600160401b039163ffffffff613e1c6201518093613d2f565b613da1565b6007613e306130499493613d5f565b9101549164ffffffffff808460d01c169360a81c1691615417565b5f5160206156e15f395f51905f525c613e715760015f5160206156e15f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b613e8990613c08565b90613e93826149f8565b1561043357565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998613f2d949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490613f06600285019283546001600160401b038260401c92168461472d565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b613f6590613c08565b80549091906001600160a01b0316330361093657565b5460a01c60ff16600a81101561045c5760038114159081613f9e575b5061043357565b6004915014155f613f97565b9081602091031261026557516001600160a01b03811681036102655790565b9490929493919360ff600182015460e01c166140f15763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061403060a482018688612f67565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ca8575f916140d2575b506001600160a01b03169485614086575b505050505050565b6140c47fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191612f67565b0390a45f808080808061407e565b6140eb915060203d6020116125ad5761259e8183612f05565b5f61406d565b509250505061410a57670de0b6b3a76400000361261357565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261418461010082612f05565b51902090565b9161419a60209293611d1d615301565b6141cb60405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191612f67565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f9161420a575090565b613049915060203d6020116125ad5761259e8183612f05565b9392915f946008810160018060a01b0381541690816143aa575b5050600781018054906001600160801b038216956142708761090a60068701546001600160801b038160801c9116613092565b808210156143a357505b5f915f93614288838a612ec8565b95869160ff825460a01c16600a81101561045c57600414908161438f575b501561431d575b5050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b036142ee60a0996154f0565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79693506143819060a0969b6143615f95878c8761513a565b93909484959460096001600160401b03600184015460401c1692016151fd565b9295509295819497506142ad565b64ffffffffff915060d01c1642105f6142a6565b905061427a565b91946143ee92828210156143f65781925b6001600160a01b039081906143d1908690613092565b16166bffffffffffffffffffffffff60a01b825416179055613092565b925f8061423d565b826143bb565b9091614419600361356c6144108486614fd4565b600f860161346d565b63ffffffff811690600a8206600463ffffffff82161490816144b8575b600185019363ffffffff855460a01c16145f14613602575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206156c15f395f51905f526005860155614436565b7f000000000000000000000000000000000000000000000000000000000000000090806144fb575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561455b575b6040525f6060521561453b5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661457357823b15153d1516169061452c565b503d5f823e3d90fd5b5f919081158080614650575b61464a577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610265575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610ca857614635575b50614600836144d0565b1561460a57505050565b6131dc92507f000000000000000000000000000000000000000000000000000000000000000061548e565b6146429194505f90612f05565b5f925f6145f6565b50505050565b506001614588565b90801580614707575b614702577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610265575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610ca8576146f2575b506146d9816144d0565b8281116146e557505050565b6131dc9261030991613092565b5f6146fc91612f05565b5f6146cf565b505050565b508215614661565b8115614719570490565b634e487b7160e01b5f52601260045260245ffd5b90614740614746949361227e9354613092565b906131fd565b90670de0b6b3a7640000808304920690565b6001600160401b03600161477861478594670de0b6b3a7640000966131fd565b92015460401c169061470f565b0490565b9063ffffffff8091169116039063ffffffff82116105bf57565b63ffffffff6147c462ffffff93600a8360018096015460801c160490614789565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036148088782845416612ea8565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b9361484285613f5c565b9061484c82613f7b565b61485582613c58565b60088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611cb757861515806149cf575b156125ca57811580156149c1575b6125bb5760068501906148b7825460801c6001600160801b0360078901541690612ec8565b83106149b2576003613f579689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b6149408f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a081526119ff60c082612f05565b9765ffffffffffff60a01b9061495590613076565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191612f67565b6309d157b360e01b5f5260045ffd5b50600160801b821015614892565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614884565b60ff905460a01c16600a811015908161045c5760038110159182614a2f575b82614a2157505090565b90915061045c576007141590565b50600881111591505f614a17565b6001600160c01b038111614a57576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b80358252602081013560208301526040810135604083015263ffffffff614a9760608301612db2565b166060830152608081013560ff81168091036102655760808301526001600160401b03614ac660a08301612d8b565b1660a083015260c081013560c08301526001600160401b03614aea60e08301612d8b565b1660e083015261010081013561010083015263ffffffff614b0e6101208301612db2565b1661012083015261014081013561ffff811680910361026557614bac61020080936001600160401b039361014087015261016081013561016087015263ffffffff614b5c6101808301612db2565b1661018087015263ffffffff614b756101a08301612db2565b166101a087015283614b8a6101c08301612d8b565b166101c087015283614b9f6101e08301612d8b565b166101e087015201612d8b565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f91614f3a575b5015614f2c57602435908115614f1d576044359182151580614ef4575b156125ca576040516020810190338252600435604082015260408152614c4c606082612f05565b51902092835f52600360205260405f209160018060a01b03835416614ee5577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610265575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152614ccd604484016004614a6e565b5af18015610ca857614ed0575b5060643563ffffffff811690876001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838303614ecc57610184359363ffffffff8516808603614ec857823b15614ec85760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa8015614ebd57614ea8575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff82168203614ea457855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203614ea0576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff81168103614e9c5767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b031617905560405191925090614e72816004614a6e565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b81614eb291612f05565b614ea057875f614d5f565b6040513d84823e3d90fd5b8380fd5b5080fd5b614edd9196505f90612f05565b5f945f614cda565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614c25565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b614f53915060203d602011610fef57610fe18183612f05565b5f614c08565b614f6282613ccf565b158015614fb8575b8015614f9c575b611c8b5763ffffffff60018192015460c01c16911603614f8d57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614f71565b5063ffffffff600182015460801c1663ffffffff831610614f6a565b614ffe90614ff863ffffffff6001614fec829661566f565b93015460801c1661566f565b90614789565b1690565b6001015460e01c60ff1661501a57506131dc906144d0565b81615023575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102655760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610ca8576150855750565b5f6131dc91612f05565b929060648302838104606414841517156105bf576127109004936150bc6150b68686613092565b946154f0565b60068201906001600160801b038254916150db8219918460801c61309f565b60801b169116179055846150ed575050565b5f906150fb86600254612ec8565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156105bf57612710900494859161516b6151658488613092565b966154f0565b60068201906001600160801b0382549161518a8219918460801c61309f565b60801b1691161790558261519e5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916151ce5f95600254612ec8565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f83818061464a565b919091821561470257670de0b6b3a76400008302928304670de0b6b3a7640000036105bf576152326001820193845490612ec8565b90615247615240848461470f565b8254612ec8565b9055811561471957069055565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206152eb9594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906152c4600388019260018454990198895460401c918461472d565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614806153ee575b1561535c577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261418460c082612f05565b507f00000000000000000000000000000000000000000000000000000000000000004614615333565b929190926001600160401b038216926001600160401b0385168410801590615472575b61546b5761544b9061304995612ea8565b926001600160401b0382161015615463575090612e68565b905090612e68565b5050505090565b506001600160401b0382166001600160401b038216111561543a565b918061549957505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f51148216156154d8575b6040521561453b5750565b90600181151661457357823b15153d151616906154cd565b6001600160801b03811161550a576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f8211615550576040519161553d604084612f05565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b9291905f52600460205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610af55780546001600160401b038116948515615663576155ca906155c0600e89019384549060401c90612ec8565b9060401c90612ec8565b906155df826001600160401b03881689614758565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156105bf5761561060019361565195613092565b90550161562a866001600160401b03835460401c16612e68565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036105bf57600a63ffffffff9106160163ffffffff81116105bf5763ffffffff5f1991160163ffffffff81116105bf579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
