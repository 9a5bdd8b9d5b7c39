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

export const bytecode: `0x${string}` = '0x61028080604052346103395761012081615a8d8038038091610021828561033d565b833981010312610339578051906001600160a01b03821682036103395760208101516001600160a01b03811681036103395760408201516001600160a01b03811681036103395760608301516001600160a01b0381168103610339576080840151906001600160a01b03821682036103395761009f60a08601610374565b926100ac60c08701610374565b946100c66101006100bf60e08a01610374565b9801610374565b976040516100d560408261033d565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff60408461033d565b600183526020830191603160f81b835261011881610388565b6101205261012584610388565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c08261033d565b5190206080523060c05261016052610180526101a0526101c0526101e0526102005261022052610240526102605260405161569990816103f48239608051816152d2015260a05181615389015260c0518161529c015260e05181615321015261010051816153470152610120518161100e01526101405181611037015261016051818181610ef3015281816114bd01528181611fc0015281816130e701528181613354015281816141750152614b760152610180518181816107f001528181611502015281816116d5015281816127c0015281816131d30152614c1301526101a051818181611d4101528181613fdb0152614c8701526101c051818181612039015261266e01526101e0518181816102360152818161030c015281816107230152818161447801526145b70152610200518181816106ce01526107ac0152610220518181816128d10152612caa01526102405181818161027e01528181610baf0152818161163f015281816121be015281816136e3015281816145340152818161460d0152614fbd015261026051818181610a16015281816117e7015281816127350152612ad00152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361033957565b601f8151116103b35760208151910151602082106103a4571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612c985750806304d66fed14612a935780630a52da60146128a557806317e68aa91461283a5780631ea2848e1461279e578063221220eb146127645780632713f36e1461272057806327fc0c981461269d5780632b7ac3f3146126595780632c196cd014611ddd5780632d7c0b9414611d8d5780633f067b2014611d7057806343f48fbd14611d2c5780634499f5b314611d06578063465cf75414611c92578063553dd8d91461181e5780635f3825a2146117d657806362b92562146116b75780636f07159a1461159a57806371949af91461158357806376bf8436146114ec5780637b103999146114a857806381f77959146110ee57806384b0196e14610ff657806384baee7a14610e765780638932454814610d7e5780638ceeba3614610d42578063906f6b0814610cf5578063979f205414610cd15780639be5be9914610b13578063a0befafe14610a03578063ac522c5c14610990578063ad44b79f14610959578063af3260711461081f578063b361e198146107db578063c415b95c14610797578063c60c403a14610747578063c8796572146106aa578063cb3fb85b1461068c578063cb798ecb1461060a578063d22ce90b146105d3578063df8a9e2114610470578063dfc58e8114610342578063eae1160b146102cf578063f698da25146102ad578063f887ea40146102695763fc0c546a14610221575f80fd5b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f3660031901126102655760206102c7615299565b604051908152f35b34610265576040366003190112610265576103306004356103096102f1612cd9565b80926102fb613df1565b61030481613e26565b6151ec565b907f0000000000000000000000000000000000000000000000000000000000000000615426565b5f5f5160206156795f395f51905f525d005b346102655760403660031901126102655760043561035e612cd9565b610366613df1565b61036f82613bae565b805460ff8160a01c16600a81101561045c5760061490811591610442575b506104335782816103c484836103be6103ad836103309a61030999613e40565b6103b88484886151ec565b90612e6e565b936154f7565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612e6e565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561045c576003148461038d565b634e487b7160e01b5f52602160045260245ffd5b346102655760203660031901126102655760043561048c613df1565b61049581613f02565b61049e81613bda565b6104b960068201546001600160801b038160801c9116613038565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6104fb858386615027565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105459161053a9190612e6e565b600d84015490612e6e565b90670de0b6b3a7640000810290808204670de0b6b3a764000014901517156105bf5761057091612e6e565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103309652a2614476565b634e487b7160e01b5f52601160045260245ffd5b34610265576040366003190112610265576105f76105ef612d45565b60043561393e565b604051600682101561045c576020918152f35b346102655761022036600319011261026557610624613df1565b602061062e614b58565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f5160206156795f395f51905f525d8152f35b34610265576020366003190112610265576106a860043561375e565b005b34610265575f366003190112610265576106c2613df1565b6103306002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000615426565b3461026557604036600319011261026557610760612cd9565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102655760403660031901126102655760243560043561083e613df1565b819061084981613bae565b6001810160ff815460e01c161580610945575b6109365760ff825460a01c16600a81101561045c576005036104335761033094600783016001600160801b0381541680921161092c575b84926001600160401b0361090f88856080956001600160801b03806108d9857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613038565b16166001600160801b031982541617905561090a6108f8838a8c615027565b9590965460401c1685600b8c01615195565b613038565b9060405192898452602084015260408301526060820152a2614f9a565b9094508490610893565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b031633141561085c565b34610265576020366003190112610265576004355f526003602052602060ff60405f205460a01c1661098e6040518092612dd0565bf35b346102655760a0366003190112610265576004356109ac612d1b565b6084356001600160401b038111610265576109cb903690600401612d69565b9160ff60016109d986613bae565b015460e01c166109f4576106a89360643591604435916147de565b637fa411c960e11b5f5260045ffd5b3461026557610a1136612d96565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b0457815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a88818754168094612e0e565b16946001600160401b038416958611610af5576001600160401b03610ad07f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612e4e565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461026557604036600319011261026557600435610b2f612d45565b610b37613df1565b610b4082613bae565b91610b4a83613f21565b600183019260ff845460e01c1615610cc257610b668382614ef1565b6001600160401b03610b7784613d05565b164210610cb357604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610ca85761033095610c6792610c42925f915f93610c6c575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a38585856141c9565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836143a2565b614f9a565b610c999193506001600160401b03925060403d604011610ca1575b610c918183612eab565b810190613748565b929091610bed565b503d610c87565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b34610265576040366003190112610265576106a8610ced612d45565b600435613461565b3461026557604036600319011261026557610d0e612cd9565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102655761022036600319011261026557610d5c613df1565b6020610d66614b58565b5f5f5160206156795f395f51905f525d604051908152f35b3461026557604036600319011261026557600435610d9a612cd9565b610da2613df1565b610dab82613bae565b805460ff8160a01c16600a81101561045c5760061490811591610e58575b50610433578281610de984836103be6103ad836103309a61030999613e40565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612e6e565b60ff915060a81c16600481101561045c576003146001141584610dc9565b3461026557604036600319011261026557600435610e92612cd9565b90805f52600460205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610af55760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca8575f91610fc7575b5015610fb85760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03610f748382845416612e0e565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b610fe9915060203d602011610fef575b610fe18183612eab565b810190612ecc565b86610f23565b503d610fd7565b34610265575f366003190112610265576110926110327f00000000000000000000000000000000000000000000000000000000000000006154b9565b61105b7f00000000000000000000000000000000000000000000000000000000000000006154b9565b60206110a06040519261106e8385612eab565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612dea565b908582036040870152612dea565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106110d757505050500390f35b8351855286955093810193928101926001016110c8565b34610265576020366003190112610265575f6102e060405161110f81612e7b565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526111b2600435613bae565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996111ff8b612e7b565b6001600160a01b038a168b52600a81101561045c5760208b0152600486101561045c576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261135360208201516020850190612dd0565b61136560408201516040850190612ddd565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265576020366003190112610265576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611574575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34610265576106a861159436612d96565b916131cf565b3461026557610100366003190112610265576004356115b7612d1b565b6084356001600160401b038111610265576115d6903690600401612d69565b906115df613df1565b60ff60016115ec86613bae565b015460e01c1615610cc257611609926064359060443590866147de565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ca8575f91611681575b6103309250614522565b90506020823d6020116116af575b8161169c60209383612eab565b8101031261026557610330915190611677565b3d915061168f565b34610265576040366003190112610265576004356116d3612d1b565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611574575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206156595f395f51905f5291600591906117aa90805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206156595f395f51905f526020820152a2005b34610265576117e436612d96565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b04576106a892613065565b346102655760c036600319011261026557611837612d45565b61183f612d05565b90611848612cef565b60a4356001600160401b03811161026557611867903690600401612d69565b939092611872613df1565b61187d600435613f02565b9161188783613bda565b6008830154948560d01c6001600160401b03831603611c8357600184015463ffffffff600a818360801c16041663ffffffff8516108015611c66575b611c5757600a63ffffffff85160263ffffffff81169081036105bf5760040163ffffffff81116105bf576118fe6001600160401b0391613d05565b16804210611c485762ffffff6119148688614749565b8360e81c1616611c39576001600160401b038716108015611c27575b611c18575f6084351215611c0f576001608435016001811280155f6084351216905f608435121516176105bf57600160ff1b146105bf576084355f035f198101116105bf576084355f03915b829883158015611c01575b611bf257611a0b9160405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff891660608201526001600160401b03881660808201526001600160401b038b1660a082015260843560c082015260c08152611a0360e082612eab565b519020614130565b966001600160d01b0319611a2260d083901c61301c565b60d01b166001600160d01b03919091161760088601556001600160e81b0319611a4b8587614749565b8260e81c1760e81b169060018060e81b03161760018501555f608435125f14611b6d575060088301546001600160a01b03908116878216019081116105bf576008840180546001600160a01b0319166001600160a01b0390921691909117905560ff9460019463ffffffff91905b6001600160801b036007870154166001600160401b03888060a01b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611b62575b611b50575f5f5160206156795f395f51905f525d005b611b5c90600435614522565b80610330565b505f60843513611b3a565b611b8d600685979496939501546001600160801b038160801c9116613038565b6007870191611ba76001600160801b038454168093613038565b809111611be9575b509260ff96949263ffffffff926001600160801b03611bd460019997828d1690613045565b166001600160801b0319825416179055611ab9565b975060ff611baf565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611987565b6084359161197c565b631059752760e31b5f5260045ffd5b50426001600160401b03871611611930565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818360a01c16041663ffffffff8516116118c3565b6311fa514960e31b5f5260045ffd5b346102655760c036600319011261026557611cab612d45565b60843560ff811681036102655760a4359160ff83168303610265576020926102c792611ce19260643590604435906004356140bf565b611ce9615299565b6042916040519161190160f01b8352600283015260228201522090565b346102655760403660031901126102655760206102c7611d24612cd9565b600435612f2d565b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610265575f366003190112610265576020600254604051908152f35b3461026557604036600319011261026557611da6612cd9565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102655761028036600319011261026557611df7612d45565b61010036604319011261026557366102041161026557610204359060ff82168203610265576102243560ff8116810361026557610244356001600160401b03811161026557611e4a903690600401612d69565b610264929192356001600160401b03811161026557611e6d903690600401612d69565b959093611e78613df1565b611e83600435613f02565b94611e8d86613f21565b600260ff841614158061264b575b61263c57600160ff86161161262d5760ff851660011497888061261c575b61260d57600187015460ff8160e01c166125f8575b611ed88989614ef1565b6001600160401b03611ee98a613d05565b16421080156125c8575b610cb357600388015461014435036125b95760401c6001600160401b031661016435036125b95760058701546101a435036125aa576101c43515158061257e575b1561257057600160801b6101e435101561256157611f5a9161018435896004358a613f6f565b60ff821660020361255a576001905b611f82611ce186856101c4356101a4358c6004356140bf565b6040516375d0e52b60e01b815292600281101561045c57600484015260248301526060604483015260208280611fbc606482018886612f0d565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610ca8575f92612529575b506040805163f398789b60e01b8152906044600483013761201b60448201612ee4565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f9161250a575b50156124fb5760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f604051936040604486376120b160408601612ee4565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b031693806120f363ffffffff8c1695600435956101e0840191612f0d565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c161561232a575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610ca8575f935f91612305575b5061224f9061224a60078501956001600160801b0387541690806101e435115f146122f0576001600160801b0361224161223761090a936101e435613038565b886004358b6141c9565b98541688612e6e565b612e6e565b935b156122e157600160ff835460b81c16019160ff83116105bf576122bb60019260ff945b83546101c4356004860181905560058601556001600160e01b031960e084901b1691871660b890811b9088901b19909116176001600160e01b0316178355600435836143a2565b015460e01c16156122d257610330916004356145fe565b6122dc9150614476565b610330565b60ff916122bb6001925f612274565b5061090a6001600160801b036122415f612237565b61224f9450612323915060403d604011610ca157610c918183612eab565b90936121f7565b6008820180545f926101e4359290916001600160a01b0316908161249e575b505060078401908154916001600160801b0383169361237d8561090a60068a01546001600160801b038160801c9116613038565b8082101561249757505b5f915f936123958388612e6e565b9560ff87921615908161245e575b5061241d575b506001600160801b036123bb86615488565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612251565b94925092509450936124345f9388600435896150d2565b9190926124588394936001600160401b0360018b015460401c169060098b01615195565b8a6123a9565b905060ff8a5460a01c16600a81101561045c576004149081612483575b50158c6123a3565b64ffffffffff915060d01c1642108c61247b565b9050612387565b6124ed929350816101e435105f146124f5576101e435915b6001600160a01b039081906124cc908590613038565b16166bffffffffffffffffffffffff60a01b8254161790556101e435613038565b908680612349565b816124b6565b639bdd3e1360e01b5f5260045ffd5b612523915060203d602011610fef57610fe18183612eab565b89612071565b61254c91925060203d602011612553575b6125448183612eab565b810190613f50565b9088611ff8565b503d61253a565b5f90611f69565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611f34565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b036125ef6125e86125e36125e38d613d05565b612e2e565b8b8b613dc7565b16421015611ef3565b600360ff8616036109f45760ff871615611ece575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611eb9565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611e9b565b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102655760203660031901126102655760043563ffffffff81168103610265576126c781613c75565b15611c57576126d581613d05565b61271c6126f06125e36125e36126ea85612e2e565b95613d05565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610265575f366003190112610265576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026557604036600319011261026557610330600435610309612786612cd9565b8092612790613df1565b61279981613e26565b613e40565b34610265576040366003190112610265576004356024356007811015610265577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611574575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461026557604036600319011261026557612853612d45565b61285e600435613bae565b61286782613c75565b15611c575761271c6126f061287b84613d05565b9261288f61288885612e2e565b8683613dc7565b9461289f6125e36125e383613d05565b91613dc7565b3461026557606036600319011261026557600435602435600a8110908115610265576128cf612d05565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612a845761290884613bae565b9260ff845460a01c1691600484145f146129e457600a83101561045c57600383036104335760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b1617815561298791612965906001600160401b0316613c48565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561045c576129e1604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556129d784518094612dd0565b6020830190612dd0565ba2005b60038403612a4057600a83101561045c576004830361043357612a126001600160401b03612a3b9216613c48565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612987565b506008830361043357612a5284613bda565b612a5b84613bfe565b6007840180546001600160801b031916905560018401805463ffffffff60c01b19169055612987565b63e73f59e560e01b5f5260045ffd5b3461026557608036600319011261026557600435612aaf612cd9565b6044356001600160a01b038116929083900361026557612acd612cef565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b04575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612c70575b610af557612b9f6001600160401b0391612b5a8686613a18565b612b648486613a18565b82612b728282895416612e0e565b1683198754161786556001860183612b8d8382845416612e0e565b16841982541617905582845416612e4e565b166001600160401b03198254161790556001600160401b0382541615612bfa575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561045c577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612c5b57600e612c48612c5292613b59565b9201918254612e6e565b90555b91612bc0565b600d612c48612c6992613b1d565b9055612c55565b506001600160401b03612c90816001870154168260048801541690612e0e565b168711612b40565b34610265575f366003190112610265577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361026557565b606435906001600160401b038216820361026557565b604435906001600160401b038216820361026557565b602435906001600160401b038216820361026557565b35906001600160401b038216820361026557565b6024359063ffffffff8216820361026557565b359063ffffffff8216820361026557565b9181601f84011215610265578235916001600160401b038311610265576020838186019501011161026557565b606090600319011261026557600435906024356001600160a01b038116810361026557906044356001600160401b03811681036102655790565b90600a82101561045c5752565b90600482101561045c5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b906001600160401b03809116911603906001600160401b0382116105bf57565b6001600160401b03623b5380911601906001600160401b0382116105bf57565b906001600160401b03809116911601906001600160401b0382116105bf57565b919082018092116105bf57565b61030081019081106001600160401b03821117612e9757604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612e9757604052565b90816020910312610265575180151581036102655790565b6084905f905b60028210612ef757505050565b6040808281866001953701930191019091612eea565b908060209392818452848401375f828201840152601f01601f1916010190565b90612f3782613bae565b915f52600460205260405f209060018060a01b03165f5260205260405f2090815490612f7b6001600160401b0383169260028501549060401c9084600985016146d3565b929093612f9b60016003830154920154918260401c9084600b87016146d3565b9160ff855460a01c16600a81101561045c5760061490811591613013575b8115613000575b50612ff2576103b893929161224a612fde612fe993612fef99612e6e565b96600e860154612e6e565b916146fe565b90565b9350505050612fef91612e6e565b6001600160401b0391501615155f612fc0565b84159150612fb9565b65ffffffffffff60019116019065ffffffffffff82116105bf57565b919082039182116105bf57565b906001600160801b03809116911601906001600160801b0382116105bf57565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036130a6818454168260048901541690612e0e565b16926001600160401b038216938411610af55760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca8575f91613184575b501561317257505091816001600160401b036131597f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612e0e565b166001600160401b0319825416179055604051908152a3565b9194925092506131829450614770565b565b61319d915060203d602011610fef57610fe18183612eab565b5f613117565b818102929181159184041417156105bf57565b6001600160c01b0391821690821601919082116105bf57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361157457825f52600360205260405f20926132178461499e565b1561043357805f52600460205260405f2060018060a01b0383165f5260205260405f206132448186613a18565b6132a761326f600b60098801549761329f61327e61327461326f6001600160401b038c169c8d6131a3565b6149e3565b875460401c6131b6565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876131a3565b6132dd6132bc6001840192835460401c6131b6565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036132f28682855416612e4e565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f916133f4575b506133eb577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061318298836001600160401b036133cf8b828b985416612e4e565b166001600160401b0319825416179055604051908152a3614770565b50505050505050565b61340d915060203d602011610fef57610fe18183612eab565b5f61338c565b919091605083101561342c57601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b9190600682101561045c5760ff8084549260031b9316831b921b1916179055565b9061346b82613bae565b9061347582613f21565b61347f8183614ef1565b600182019060ff825460e01c166136b3575b6134a06125e36125e383613d05565b6001600160401b03811642106136a4576134c36001600160401b03918386613dc7565b1642106136255763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a361351860046135126135098588614f6c565b600f8801613413565b90613440565b600a8106600463ffffffff821614918261360d575b845460a01c63ffffffff16036135a8575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613182945091925090156135e0576135c090613ced565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6135e990613cd5565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206156595f395f51905f52600587015561352d565b9050600f6136338284614f6c565b920160ff6136418483613413565b90549060031b1c16600681101561045c576005146136a45763ffffffff9261366891613413565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca8575f91613728575b50156134915763788dad5960e01b5f5260045ffd5b613741915060403d604011610ca157610c918183612eab565b505f613713565b9190826040910312610265576020825192015190565b61376781613bae565b61377081613bda565b60068101545f906001600160801b0381169060801c146138c15760ff825460a01c16600a8110156138ad5760050361389e5760078201546001600160801b03811661388f5760801c64ffffffffff166276a700016001600160401b03811161387b576001600160401b0316421061386c5760018201805463ffffffff60c01b19169055600a820154600c83015461380b9161053a9190612e6e565b90806138585750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c8201546138f7916138ec9190612e6e565b600d83015490612e6e565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b61394790613bae565b61395082613c75565b1580156139fc575b80156139e0575b611c575760ff61397b6139728484614f6c565b600f8401613413565b90549060031b1c16600681101561045c57806139da575061399b82613d05565b906001600160401b03821642106139d3576001600160401b039261289f6139c193612e2e565b164210156139ce57600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff83161161395f565b5063ffffffff600182015460801c1663ffffffff831610613958565b9080546001600160401b038116906009840190613a7a613a59835492613a5061326f613a4a60028a0196875490613038565b886131a3565b9060401c6131b6565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613ace613a9b61326f613a4a60038a0197885490613038565b613aad6001890191825460401c6131b6565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613b195760ff825460a01c16600a81101561045c57600603613afd57613afa9150613b59565b50565b600d613b0b613b1592613b1d565b9201918254613038565b9055565b5050565b612fef90670de0b6b3a7640000600181835460401c0692015460401c0690612e6e565b6001600160c01b0391821690821603919082116105bf57565b906131826001613b6884613b1d565b93613b8c6132bc825460401c848060c01b03670de0b6b3a764000082061690613b40565b01613aad815460401c60018060c01b03670de0b6b3a764000082061690613b40565b5f52600360205260405f209060018060a01b0382541615613bcb57565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561045c57600503613bf55750565b61318290613f21565b6001015460c01c63ffffffff168015159081613c2b575b50613c1c57565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613c3e90613d05565b164210155f613c15565b64ffffffffff8111613c5e5764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613cc9575b5081613cb6575b81613ca6575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613c9d565b6004101591505f613c96565b63ffffffff60019116019063ffffffff82116105bf57565b63ffffffff60079116019063ffffffff82116105bf57565b63ffffffff1663ffffffff600a80830692049116600481145f14613d9657506201518063ffffffff613d3e6001600160401b0393613cd5565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff81169081036105bf576001600160401b039163ffffffff613dc26201518093613cd5565b613d47565b6007613dd6612fef9493613d05565b9101549164ffffffffff808460d01c169360a81c16916153af565b5f5160206156795f395f51905f525c613e175760015f5160206156795f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b613e2f90613bae565b90613e398261499e565b1561043357565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998613ed3949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490613eac600285019283546001600160401b038260401c9216846146d3565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b613f0b90613bae565b80549091906001600160a01b0316330361093657565b5460a01c60ff16600a81101561045c5760038114159081613f44575b5061043357565b6004915014155f613f3d565b9081602091031261026557516001600160a01b03811681036102655790565b9490929493919360ff600182015460e01c166140975763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a0608482015260208180613fd660a482018688612f0d565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ca8575f91614078575b506001600160a01b0316948561402c575b505050505050565b61406a7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191612f0d565b0390a45f8080808080614024565b614091915060203d602011612553576125448183612eab565b5f614013565b50925050506140b057670de0b6b3a7640000036125b957565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261412a61010082612eab565b51902090565b9161414060209293611ce9615299565b61417160405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191612f0d565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f916141b0575090565b612fef915060203d602011612553576125448183612eab565b9392915f946008810160018060a01b038154169081614350575b5050600781018054906001600160801b038216956142168761090a60068701546001600160801b038160801c9116613038565b8082101561434957505b5f915f9361422e838a612e6e565b95869160ff825460a01c16600a81101561045c576004149081614335575b50156142c3575b5050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b0361429460a099615488565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79693506143279060a0969b6143075f95878c876150d2565b93909484959460096001600160401b03600184015460401c169201615195565b929550929581949750614253565b64ffffffffff915060d01c1642105f61424c565b9050614220565b9194614394928282101561439c5781925b6001600160a01b03908190614377908690613038565b16166bffffffffffffffffffffffff60a01b825416179055613038565b925f806141e3565b82614361565b90916143bf60036135126143b68486614f6c565b600f8601613413565b63ffffffff811690600a8206600463ffffffff821614908161445e575b600185019363ffffffff855460a01c16145f146135a8575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206156595f395f51905f5260058601556143dc565b7f000000000000000000000000000000000000000000000000000000000000000090806144a1575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615614501575b6040525f606052156144e15750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661451957823b15153d151616906144d2565b503d5f823e3d90fd5b5f9190811580806145f6575b6145f0577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610265575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610ca8576145db575b506145a683614476565b156145b057505050565b61318292507f0000000000000000000000000000000000000000000000000000000000000000615426565b6145e89194505f90612eab565b5f925f61459c565b50505050565b50600161452e565b908015806146ad575b6146a8577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610265575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610ca857614698575b5061467f81614476565b82811161468b57505050565b6131829261030991613038565b5f6146a291612eab565b5f614675565b505050565b508215614607565b81156146bf570490565b634e487b7160e01b5f52601260045260245ffd5b906146e66146ec949361224a9354613038565b906131a3565b90670de0b6b3a7640000808304920690565b6001600160401b03600161471e61472b94670de0b6b3a7640000966131a3565b92015460401c16906146b5565b0490565b9063ffffffff8091169116039063ffffffff82116105bf57565b63ffffffff61476a62ffffff93600a8360018096015460801c16049061472f565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036147ae8782845416612e4e565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b936147e885613f02565b906147f282613f21565b6147fb82613bfe565b60088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611c835786151580614975575b156125705781158015614967575b61256157600685019061485d825460801c6001600160801b0360078901541690612e6e565b8310614958576003613efd9689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b6148e68f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611a0360c082612eab565b9765ffffffffffff60a01b906148fb9061301c565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191612f0d565b6309d157b360e01b5f5260045ffd5b50600160801b821015614838565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001871061482a565b60ff905460a01c16600a811015908161045c57600381101591826149d5575b826149c757505090565b90915061045c576007141590565b50600881111591505f6149bd565b6001600160c01b0381116149fd576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b80358252602081013560208301526040810135604083015263ffffffff614a3d60608301612d58565b166060830152608081013560ff81168091036102655760808301526001600160401b03614a6c60a08301612d31565b1660a083015260c081013560c08301526001600160401b03614a9060e08301612d31565b1660e083015261010081013561010083015263ffffffff614ab46101208301612d58565b1661012083015261014081013561ffff811680910361026557614b5261020080936001600160401b039361014087015261016081013561016087015263ffffffff614b026101808301612d58565b1661018087015263ffffffff614b1b6101a08301612d58565b166101a087015283614b306101c08301612d31565b166101c087015283614b456101e08301612d31565b166101e087015201612d31565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca8575f91614ed2575b5015614ec457602435908115614eb5576044359182151580614e8c575b15612570576040516020810190338252600435604082015260408152614bf2606082612eab565b51902092835f52600360205260405f209160018060a01b03835416614e7d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610265575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152614c73604484016004614a14565b5af18015610ca857614e68575b50606435867f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663ffffffff8316808403614e6457813b15614e645782906024604051809481936307a35f4560e01b835260048301525afa8015614e5957614e44575b5050835460ff60a01b1933166001600160a81b031990911617600160a01b1784556084359060ff82168203614e3c57845465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617835560a4356001600160401b0381168103614e40576001600160401b036001850191166001600160401b03198254161781556101843563ffffffff81168103614e3c5781546101a43563ffffffff81168103614e385767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b031617905560405191925090614e0e816004614a14565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8680fd5b81614e4e91612eab565b614e4057865f614ceb565b6040513d84823e3d90fd5b8280fd5b614e759196505f90612eab565b5f945f614c80565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614bcb565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b614eeb915060203d602011610fef57610fe18183612eab565b5f614bae565b614efa82613c75565b158015614f50575b8015614f34575b611c575763ffffffff60018192015460c01c16911603614f2557565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614f09565b5063ffffffff600182015460801c1663ffffffff831610614f02565b614f9690614f9063ffffffff6001614f848296615607565b93015460801c16615607565b9061472f565b1690565b6001015460e01c60ff16614fb2575061318290614476565b81614fbb575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102655760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610ca85761501d5750565b5f61318291612eab565b929060648302838104606414841517156105bf5761271090049361505461504e8686613038565b94615488565b60068201906001600160801b038254916150738219918460801c613045565b60801b16911617905584615085575050565b5f9061509386600254612e6e565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156105bf5761271090049485916151036150fd8488613038565b96615488565b60068201906001600160801b038254916151228219918460801c613045565b60801b169116179055826151365750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916151665f95600254612e6e565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806145f0565b91909182156146a857670de0b6b3a76400008302928304670de0b6b3a7640000036105bf576151ca6001820193845490612e6e565b906151df6151d884846146b5565b8254612e6e565b905581156146bf57069055565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206152839594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b038654169061525c600388019260018454990198895460401c91846146d3565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615386575b156152f4577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261412a60c082612eab565b507f000000000000000000000000000000000000000000000000000000000000000046146152cb565b929190926001600160401b038216926001600160401b038516841080159061540a575b615403576153e390612fef95612e4e565b926001600160401b03821610156153fb575090612e0e565b905090612e0e565b5050505090565b506001600160401b0382166001600160401b03821611156153d2565b918061543157505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615470575b604052156144e15750565b90600181151661451957823b15153d15161690615465565b6001600160801b0381116154a2576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f82116154e857604051916154d5604084612eab565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b9291905f52600460205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610af55780546001600160401b0381169485156155fb5761556290615558600e89019384549060401c90612e6e565b9060401c90612e6e565b90615577826001600160401b038816896146fe565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156105bf576155a86001936155e995613038565b9055016155c2866001600160401b03835460401c16612e0e565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036105bf57600a63ffffffff9106160163ffffffff81116105bf5763ffffffff5f1991160163ffffffff81116105bf579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
