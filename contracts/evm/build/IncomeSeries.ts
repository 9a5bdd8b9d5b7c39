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

export const bytecode: `0x${string}` = '0x61028080604052346103405761012081615d3080380380916100218285610344565b833981010312610340578051906001600160a01b03821682036103405760208101516001600160a01b03811681036103405760408201516001600160a01b03811681036103405760608301516001600160a01b0381168103610340576080840151906001600160a01b03821682036103405761009f60a0860161037b565b926100ac60c0870161037b565b946100c66101006100bf60e08a0161037b565b980161037b565b976040516100d5604082610344565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff604084610344565b600183526020830191603160f81b83526101188161038f565b610120526101258461038f565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c082610344565b5190206080523060c05261016052610180526101a0526101c0526101e0526102005261022052610240526102605260405161593590816103fb8239608051816154ee015260a051816155a5015260c051816154b8015260e0518161553d0152610100518161556301526101205181610ef401526101405181610f1d015261016051818181610e5f015281816113a301528181611ef2015281816130c701528181613334015281816142780152614d370152610180518181816107f8015281816113e8015281816115bb01528181612738015281816131b30152614dd401526101a051818181611c73015281816140de0152614e5801526101c051818181611f6b01526125e601526101e05181818161023e015281816103140152818161072b0152818161459601526146d50152610200518181816106d601526107b40152610220518181816128490152612c4101526102405181818161028601528181610b2101528181611525015281816120f0015281816136c301528181613c460152818161465201528181614725015261518c015261026051818181610988015281816116cd015281816126ad0152612a640152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036757604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034057565b601f8151116103ba5760208151910151602082106103ab571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612c7057806304d5005814612c2c57806304d66fed14612a275780630a52da601461281d57806317e68aa9146127b25780631ea2848e14612716578063221220eb146126dc5780632713f36e1461269857806327fc0c98146126155780632b7ac3f3146125d15780632c196cd014611d0f5780632d7c0b9414611cbf5780633f067b2014611ca257806343f48fbd14611c5e5780634499f5b314611c38578063465cf75414611bc4578063553dd8d9146117045780635f3825a2146116bc57806362b925621461159d5780636f07159a1461148057806371949af91461146957806376bf8436146113d25780637b1039991461138e57806381f7795914610fd457806384b0196e14610edc57806384baee7a14610de85780638932454814610cf05780638ceeba3614610cb4578063906f6b0814610c67578063979f205414610c435780639be5be9914610a85578063a0befafe14610975578063ac522c5c14610902578063ad44b79f146108cb578063af32607114610827578063b361e198146107e3578063c415b95c1461079f578063c60c403a1461074f578063c8796572146106b2578063cb3fb85b14610694578063cb798ecb14610612578063d22ce90b146105db578063df8a9e2114610478578063dfc58e811461034a578063eae1160b146102d7578063f698da25146102b5578063f887ea40146102715763fc0c546a14610229575f80fd5b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d5760206102cf6154b5565b604051908152f35b3461026d57604036600319011261026d576103386004356103116102f9612cad565b8092610303613ef4565b61030c81613f29565b615408565b907f0000000000000000000000000000000000000000000000000000000000000000615642565b5f5f5160206159155f395f51905f525d005b3461026d57604036600319011261026d57600435610366612cad565b61036e613ef4565b61037782613b8e565b805460ff8160a01c16600a811015610464576006149081159161044a575b5061043b5782816103cc84836103c66103b5836103389a61031199613f43565b6103c0848488615408565b90612de2565b9361576a565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612de2565b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156104645760031484610395565b634e487b7160e01b5f52602160045260245ffd5b3461026d57602036600319011261026d57600435610494613ef4565b61049d81614005565b6104a681613bba565b6104c160068201546001600160801b038160801c9116613018565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61050385838661529a565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461054d916105429190612de2565b600d84015490612de2565b90670de0b6b3a7640000810290808204670de0b6b3a764000014901517156105c75761057891612de2565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103389652a2614594565b634e487b7160e01b5f52601160045260245ffd5b3461026d57604036600319011261026d576105ff6105f7612d19565b60043561391e565b6040516006821015610464576020918152f35b3461026d5761022036600319011261026d5761062c613ef4565b6020610636614d19565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f5160206159155f395f51905f525d8152f35b3461026d57602036600319011261026d576106b060043561373e565b005b3461026d575f36600319011261026d576106ca613ef4565b6103386002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000615642565b3461026d57604036600319011261026d57610768612cad565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57604036600319011261026d57602435600435610846613ef4565b61084f81613b8e565b9060ff600183015460e01c1615806108b7575b6108a85760ff825460a01c16600a8110156104645760050361043b57610338926001600160801b036007840154168082105f146108a05750916151f6565b9050916151f6565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b0316331415610862565b3461026d57602036600319011261026d576004355f526003602052602060ff60405f205460a01c166109006040518092612da4565bf35b3461026d5760a036600319011261026d5760043561091e612cef565b6084356001600160401b03811161026d5761093d903690600401612d3d565b9160ff600161094b86613b8e565b015460e01c16610966576106b09360643591604435916148f6565b637fa411c960e11b5f5260045ffd5b3461026d5761098336612d6a565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610a7657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b036109fa818754168094612def565b16946001600160401b038416958611610a67576001600160401b03610a427f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612e2f565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461026d57604036600319011261026d57600435610aa1612d19565b610aa9613ef4565b610ab282613b8e565b91610abc83614024565b600183019260ff845460e01c1615610c3457610ad883826150c0565b6001600160401b03610ae984613e08565b164210610c2557604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610c1a5761033895610bd992610bb4925f915f93610bde575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a38585856142cc565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836144c0565b615169565b610c0b9193506001600160401b03925060403d604011610c13575b610c038183612e7f565b810190613728565b929091610b5f565b503d610bf9565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461026d57604036600319011261026d576106b0610c5f612d19565b600435613441565b3461026d57604036600319011261026d57610c80612cad565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461026d5761022036600319011261026d57610cce613ef4565b6020610cd8614d19565b5f5f5160206159155f395f51905f525d604051908152f35b3461026d57604036600319011261026d57600435610d0c612cad565b610d14613ef4565b610d1d82613b8e565b805460ff8160a01c16600a8110156104645760061490811591610dca575b5061043b578281610d5b84836103c66103b5836103389a61031199613f43565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612de2565b60ff915060a81c166004811015610464576003146001141584610d3b565b3461026d57604036600319011261026d57600435610e04612cad565b815f52600460205260405f2060018060a01b0382165f5260205260405f20916001600160401b0360048401541615610a675760405163b9209e3360e01b81526001600160a01b038381166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c1a575f91610ead575b5015610e9e576106b092614b2c565b63b17c5dd560e01b5f5260045ffd5b610ecf915060203d602011610ed5575b610ec78183612e7f565b810190612ea0565b84610e8f565b503d610ebd565b3461026d575f36600319011261026d57610f78610f187f000000000000000000000000000000000000000000000000000000000000000061572c565b610f417f000000000000000000000000000000000000000000000000000000000000000061572c565b6020610f8660405192610f548385612e7f565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612dbe565b908582036040870152612dbe565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610fbd57505050500390f35b835185528695509381019392810192600101610fae565b3461026d57602036600319011261026d575f6102e0604051610ff581612e4f565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611098600435613b8e565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996110e58b612e4f565b6001600160a01b038a168b52600a8110156104645760208b01526004861015610464576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261123960208201516020850190612da4565b61124b60408201516040850190612db1565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461026d576106b061147a36612d6a565b916131af565b3461026d5761010036600319011261026d5760043561149d612cef565b6084356001600160401b03811161026d576114bc903690600401612d3d565b906114c5613ef4565b60ff60016114d286613b8e565b015460e01c1615610c34576114ef926064359060443590866148f6565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c1a575f91611567575b6103389250614640565b90506020823d602011611595575b8161158260209383612e7f565b8101031261026d5761033891519061155d565b3d9150611575565b3461026d57604036600319011261026d576004356115b9612cef565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206158f55f395f51905f52916005919061169090805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206158f55f395f51905f526020820152a2005b3461026d576116ca36612d6a565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610a76576106b092613045565b3461026d5760c036600319011261026d5761171d612d19565b611725612cd9565b9061172e612cc3565b60a4356001600160401b03811161026d5761174d903690600401612d3d565b939092611758613ef4565b611763600435614005565b9161176d83613bba565b6008830154948560d01c6001600160401b03831603611bb557600184015463ffffffff600a818360801c16041663ffffffff8516108015611b98575b611b895763ffffffff8160a01c1663ffffffff600a82041663ffffffff8616145f14611b51576117e06001600160401b0391613e08565b16804210611b425762ffffff6117f68688614861565b8360e81c1616611b33576001600160401b038716108015611b21575b611b12575f6084351215611b09576001608435016001811280155f6084351216905f608435121516176105c757600160ff1b146105c7576084355f035f198101116105c7576084355f03915b829883158015611afb575b611aec576118f7915f60843512611ade575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff891660608201526001600160401b03881660808201526001600160401b038b1660a082015260843560c082015260c081526118ef60e082612e7f565b519020614233565b966001600160d01b031961190e60d083901c612ffc565b60d01b166001600160d01b03919091161760088601556001600160e81b03196119378587614861565b8260e81c1760e81b169060018060e81b03161760018501555f608435125f14611a59575060088301546001600160a01b03908116878216019081116105c7576008840180546001600160a01b0319166001600160a01b0390921691909117905560ff9460019463ffffffff91905b6001600160801b036007870154166001600160401b03888060a01b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611a4e575b611a3c575f5f5160206159155f395f51905f525d005b611a4890600435614640565b80610338565b505f60843513611a26565b611a79600685979496939501546001600160801b038160801c9116613018565b6007870191611a936001600160801b038454168093613018565b809111611ad5575b509260ff96949263ffffffff926001600160801b03611ac060019997828d1690613025565b166001600160801b03198254161790556119a5565b975060ff611a9b565b611ae788613bde565b61187b565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611869565b6084359161185e565b631059752760e31b5f5260045ffd5b50426001600160401b03871611611812565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff81169081036105c75760040163ffffffff81116105c7576117e06001600160401b0391613e08565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818360a01c16041663ffffffff8516116117a9565b6311fa514960e31b5f5260045ffd5b3461026d5760c036600319011261026d57611bdd612d19565b60843560ff8116810361026d5760a4359160ff8316830361026d576020926102cf92611c139260643590604435906004356141c2565b611c1b6154b5565b6042916040519161190160f01b8352600283015260228201522090565b3461026d57604036600319011261026d5760206102cf611c56612cad565b600435612f01565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d576020600254604051908152f35b3461026d57604036600319011261026d57611cd8612cad565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461026d5761028036600319011261026d57611d29612d19565b61010036604319011261026d57366102041161026d57610204359060ff8216820361026d576102243560ff8116810361026d57610244356001600160401b03811161026d57611d7c903690600401612d3d565b610264929192356001600160401b03811161026d57611d9f903690600401612d3d565b959093611daa613ef4565b611db5600435614005565b94611dbf86614024565b600260ff84161415806125c3575b6125b457600160ff8616116125a55760ff8516600114978880612594575b61258557600187015460ff8160e01c16612570575b611e0a89896150c0565b6001600160401b03611e1b8a613e08565b1642108015612540575b610c2557600388015461014435036125315760401c6001600160401b031661016435036125315760058701546101a43503612522576101c4351515806124f6575b156124e857600160801b6101e43510156124d957611e8c9161018435896004358a614072565b60ff82166002036124d2576001905b611eb4611c1386856101c4356101a4358c6004356141c2565b6040516375d0e52b60e01b815292600281101561046457600484015260248301526060604483015260208280611eee606482018886612ee1565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610c1a575f926124a1575b506040805163f398789b60e01b81529060446004830137611f4d60448201612eb8565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f91612482575b50156124735760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f60405193604060448637611fe360408601612eb8565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b0316938061202563ffffffff8c1695600435956101e0840191612ee1565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c1615612287575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610c1a575f935f91612262575b506121869061218160078501956001600160801b0387541690806101e435115f1461224d576001600160801b0361217361216961217c936101e435613018565b886004358b6142cc565b98541688612de2565b613018565b612de2565b935b1561222357600160ff835460b81c16019160ff83116105c757805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff916001916121fd905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b031916178355600435836144c0565b015460e01c16156122145761033891600435614716565b61221e9150614594565b610338565b816121fd6001926001600160801b03600760ff960154166121c7578460b81b1983541683556121c7565b5061217c6001600160801b036121735f612169565b6121869450612280915060403d604011610c1357610c038183612e7f565b9093612129565b6008820180545f926101e4359290916001600160a01b03169081612416575b505060078401908154916001600160801b038316936122da8561217c60068a01546001600160801b038160801c9116613018565b8082101561240f57505b5f915f936122f28388612de2565b9560ff8792161590816123bb575b5061237a575b506001600160801b03612318866156fb565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612188565b94925092509450936123915f938860043589615345565b9190926123b58394936001600160401b0360018b015460401c169060098b016156a4565b8a612306565b60018b015460e01c60ff16915081156123d6575b508c612300565b905060ff8a5460a01c16600a8110156104645760041490816123fb575b50158c6123cf565b64ffffffffff915060d01c1642108c6123f3565b90506122e4565b612465929350816101e435105f1461246d576101e435915b6001600160a01b03908190612444908590613018565b16166bffffffffffffffffffffffff60a01b8254161790556101e435613018565b9086806122a6565b8161242e565b639bdd3e1360e01b5f5260045ffd5b61249b915060203d602011610ed557610ec78183612e7f565b89611fa3565b6124c491925060203d6020116124cb575b6124bc8183612e7f565b810190614053565b9088611f2a565b503d6124b2565b5f90611e9b565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611e66565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361256761256061255b61255b8d613e08565b612e0f565b8b8b613eca565b16421015611e25565b600360ff8616036109665760ff871615611e00575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611deb565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611dcd565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d5760043563ffffffff8116810361026d5761263f81613d78565b15611b895761264d81613e08565b61269461266861255b61255b61266285612e0f565b95613e08565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57604036600319011261026d576103386004356103116126fe612cad565b8092612708613ef4565b61271181613f29565b613f43565b3461026d57604036600319011261026d57600435602435600781101561026d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461026d57604036600319011261026d576127cb612d19565b6127d6600435613b8e565b6127df82613d78565b15611b89576126946126686127f384613e08565b9261280761280085612e0f565b8683613eca565b9461281761255b61255b83613e08565b91613eca565b3461026d57606036600319011261026d57600435602435600a811090811561026d57612847612cd9565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612a185761288084613b8e565b9260ff845460a01c1691600484145f1461295c57600a831015610464576003830361043b5760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161781556128ff916128dd906001600160401b0316613d4b565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561046457612959604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b191617905561294f84518094612da4565b6020830190612da4565ba2005b600384036129b857600a831015610464576004830361043b5761298a6001600160401b036129b39216613d4b565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b6128ff565b506008830361043b576129ca84613bba565b6129d384613bde565b6001840160ff815460e01c16612a09575b6007850180546001600160801b0319169055805463ffffffff60c01b191690556128ff565b612a138686613c28565b6129e4565b63e73f59e560e01b5f5260045ffd5b3461026d57608036600319011261026d57600435612a43612cad565b6044356001600160a01b038116929083900361026d57612a61612cc3565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610a76575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612c04575b610a6757612b336001600160401b0391612aee86866139f8565b612af884866139f8565b82612b068282895416612def565b1683198754161786556001860183612b218382845416612def565b16841982541617905582845416612e2f565b166001600160401b03198254161790556001600160401b0382541615612b8e575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610464577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612bef57600e612bdc612be692613b39565b9201918254612de2565b90555b91612b54565b600d612bdc612bfd92613afd565b9055612be9565b506001600160401b03612c24816001870154168260048801541690612def565b168711612ad4565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d576004355f52600360205260206102cf600860405f20015465ffffffffffff8160d01c9160a01c16612de2565b602435906001600160a01b038216820361026d57565b606435906001600160401b038216820361026d57565b604435906001600160401b038216820361026d57565b602435906001600160401b038216820361026d57565b35906001600160401b038216820361026d57565b6024359063ffffffff8216820361026d57565b359063ffffffff8216820361026d57565b9181601f8401121561026d578235916001600160401b03831161026d576020838186019501011161026d57565b606090600319011261026d57600435906024356001600160a01b038116810361026d57906044356001600160401b038116810361026d5790565b90600a8210156104645752565b9060048210156104645752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b919082018092116105c757565b906001600160401b03809116911603906001600160401b0382116105c757565b6001600160401b03623b5380911601906001600160401b0382116105c757565b906001600160401b03809116911601906001600160401b0382116105c757565b61030081019081106001600160401b03821117612e6b57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612e6b57604052565b9081602091031261026d5751801515810361026d5790565b6084905f905b60028210612ecb57505050565b6040808281866001953701930191019091612ebe565b908060209392818452848401375f828201840152601f01601f1916010190565b90612f0b82613b8e565b915f52600460205260405f209060018060a01b03165f5260205260405f2090815490612f4f6001600160401b0383169260028501549060401c9084600985016147eb565b9290936003810154612f6f6001830154918260401c9085600b88016147eb565b92909160ff865460a01c16600a8110156104645760061491821592612ff3575b8215612fd7575b5050612fc9576103c0939291612181612fb5612fc093612fc699612de2565b96600e860154612de2565b91614816565b90565b9350505050612fc691612de2565b600401546001600160401b039182169116141590505f80612f96565b85159250612f8f565b65ffffffffffff60019116019065ffffffffffff82116105c757565b919082039182116105c757565b906001600160801b03809116911601906001600160801b0382116105c757565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613086818454168260048901541690612def565b16926001600160401b038216938411610a675760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c1a575f91613164575b501561315257505091816001600160401b036131397f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612def565b166001600160401b0319825416179055604051908152a3565b9194925092506131629450614888565b565b61317d915060203d602011610ed557610ec78183612e7f565b5f6130f7565b818102929181159184041417156105c757565b6001600160c01b0391821690821601919082116105c757565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a57825f52600360205260405f20926131f784614ab6565b1561043b57805f52600460205260405f2060018060a01b0383165f5260205260405f2061322481866139f8565b61328761324f600b60098801549761327f61325e61325461324f6001600160401b038c169c8d613183565b614afb565b875460401c613196565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b015487613183565b6132bd61329c6001840192835460401c613196565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036132d28682855416612e2f565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f916133d4575b506133cb577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061316298836001600160401b036133af8b828b985416612e2f565b166001600160401b0319825416179055604051908152a3614888565b50505050505050565b6133ed915060203d602011610ed557610ec78183612e7f565b5f61336c565b919091605083101561340c57601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b919060068210156104645760ff8084549260031b9316831b921b1916179055565b9061344b82613b8e565b9061345582614024565b61345f81836150c0565b600182019060ff825460e01c16613693575b61348061255b61255b83613e08565b6001600160401b0381164210613684576134a36001600160401b03918386613eca565b1642106136055763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a36134f860046134f26134e9858861513b565b600f88016133f3565b90613420565b600a8106600463ffffffff82161491826135ed575b845460a01c63ffffffff1603613588575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613162945091925090156135c0576135a090613df0565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6135c990613dd8565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206158f55f395f51905f52600587015561350d565b9050600f613613828461513b565b920160ff61362184836133f3565b90549060031b1c166006811015610464576005146136845763ffffffff92613648916133f3565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c1a575f91613708575b50156134715763788dad5960e01b5f5260045ffd5b613721915060403d604011610c1357610c038183612e7f565b505f6136f3565b919082604091031261026d576020825192015190565b61374781613b8e565b61375081613bba565b60068101545f906001600160801b0381169060801c146138a15760ff825460a01c16600a81101561388d5760050361387e5760078201546001600160801b03811661386f5760801c64ffffffffff166276a700016001600160401b03811161385b576001600160401b0316421061384c5760018201805463ffffffff60c01b19169055600a820154600c8301546137eb916105429190612de2565b90806138385750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c8201546138d7916138cc9190612de2565b600d83015490612de2565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b61392790613b8e565b61393082613d78565b1580156139dc575b80156139c0575b611b895760ff61395b613952848461513b565b600f84016133f3565b90549060031b1c16600681101561046457806139ba575061397b82613e08565b906001600160401b03821642106139b3576001600160401b03926128176139a193612e0f565b164210156139ae57600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff83161161393f565b5063ffffffff600182015460801c1663ffffffff831610613938565b9080546001600160401b038116906009840190613a5a613a39835492613a3061324f613a2a60028a0196875490613018565b88613183565b9060401c613196565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613aae613a7b61324f613a2a60038a0197885490613018565b613a8d6001890191825460401c613196565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613af95760ff825460a01c16600a81101561046457600603613add57613ada9150613b39565b50565b600d613aeb613af592613afd565b9201918254613018565b9055565b5050565b612fc690670de0b6b3a7640000600181835460401c0692015460401c0690612de2565b6001600160c01b0391821690821603919082116105c757565b906131626001613b4884613afd565b93613b6c61329c825460401c848060c01b03670de0b6b3a764000082061690613b20565b01613a8d815460401c60018060c01b03670de0b6b3a764000082061690613b20565b5f52600360205260405f209060018060a01b0382541615613bab57565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561046457600503613bd55750565b61316290614024565b6001015460c01c63ffffffff168015159081613c0b575b50613bfc57565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613c1e90613e08565b164210155f613bf5565b6040516347d1145360e01b815260048101839052916020836024815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1928315610c1a575f93613d17575b50613cb260078301936001600160801b038554169060018060a01b036008860154168082115f14613d0e576103c091613018565b91613cce60068201546001600160801b038160801c9116613018565b808411613d06575b508215613d005783546001600160801b0319166001600160801b03841617909355613162926151f6565b50505050565b92505f613cd6565b50505f90612de2565b9092506020813d602011613d43575b81613d3360209383612e7f565b8101031261026d5751915f613c7e565b3d9150613d26565b64ffffffffff8111613d615764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613dcc575b5081613db9575b81613da9575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613da0565b6004101591505f613d99565b63ffffffff60019116019063ffffffff82116105c757565b63ffffffff60079116019063ffffffff82116105c757565b63ffffffff1663ffffffff600a80830692049116600481145f14613e9957506201518063ffffffff613e416001600160401b0393613dd8565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff81169081036105c7576001600160401b039163ffffffff613ec56201518093613dd8565b613e4a565b6007613ed9612fc69493613e08565b9101549164ffffffffff808460d01c169360a81c16916155cb565b5f5160206159155f395f51905f525c613f1a5760015f5160206159155f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b613f3290613b8e565b90613f3c82614ab6565b1561043b57565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998613fd6949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490613faf600285019283546001600160401b038260401c9216846147eb565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61400e90613b8e565b80549091906001600160a01b031633036108a857565b5460a01c60ff16600a8110156104645760038114159081614047575b5061043b57565b6004915014155f614040565b9081602091031261026d57516001600160a01b038116810361026d5790565b9490929493919360ff600182015460e01c1661419a5763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a06084820152602081806140d960a482018688612ee1565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c1a575f9161417b575b506001600160a01b0316948561412f575b505050505050565b61416d7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191612ee1565b0390a45f8080808080614127565b614194915060203d6020116124cb576124bc8183612e7f565b5f614116565b50925050506141b357670de0b6b3a76400000361253157565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261422d61010082612e7f565b51902090565b9161424360209293611c1b6154b5565b61427460405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191612ee1565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f916142b3575090565b612fc6915060203d6020116124cb576124bc8183612e7f565b9392915f946008810160018060a01b03815416908161446e575b5050600781018054906001600160801b038216956143198761217c60068701546001600160801b038160801c9116613018565b8082101561446757505b5f915f93614331838a612de2565b958691600182019060ff825460e01c1690811561442e575b506143c0575b505050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b0361439160a0996156fb565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919390929b5063ffffffff95507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb797945060a0969b61441f6144055f96888d88615345565b60096001600160401b03829893975460401c1692016156a4565b9295829598508194975061434f565b905060ff835460a01c16600a811015610464576004149081614453575b50155f614349565b64ffffffffff915060d01c1642105f61444b565b9050614323565b91946144b292828210156144ba5781925b6001600160a01b03908190614495908690613018565b16166bffffffffffffffffffffffff60a01b825416179055613018565b925f806142e6565b8261447f565b90916144dd60036134f26144d4848661513b565b600f86016133f3565b63ffffffff811690600a8206600463ffffffff821614908161457c575b600185019363ffffffff855460a01c16145f14613588575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206158f55f395f51905f5260058601556144fa565b7f000000000000000000000000000000000000000000000000000000000000000090806145bf575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561461f575b6040525f606052156145ff5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661463757823b15153d151616906145f0565b503d5f823e3d90fd5b5f91908115808061470e575b613d00577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561026d575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610c1a576146f9575b506146c483614594565b156146ce57505050565b61316292507f0000000000000000000000000000000000000000000000000000000000000000615642565b6147069194505f90612e7f565b5f925f6146ba565b50600161464c565b908015806147c5575b6147c0577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561026d575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610c1a576147b0575b5061479781614594565b8281116147a357505050565b6131629261031191613018565b5f6147ba91612e7f565b5f61478d565b505050565b50821561471f565b81156147d7570490565b634e487b7160e01b5f52601260045260245ffd5b906147fe61480494936121819354613018565b90613183565b90670de0b6b3a7640000808304920690565b6001600160401b03600161483661484394670de0b6b3a764000096613183565b92015460401c16906147cd565b0490565b9063ffffffff8091169116039063ffffffff82116105c757565b63ffffffff61488262ffffff93600a8360018096015460801c160490614847565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036148c68782845416612e2f565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b9361490085614005565b9061490a82614024565b61491382613bde565b60088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611bb55786151580614a8d575b156124e85781158015614a7f575b6124d9576006850190614975825460801c6001600160801b0360078901541690612de2565b8310614a705760036140009689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b6149fe8f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a081526118ef60c082612e7f565b9765ffffffffffff60a01b90614a1390612ffc565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191612ee1565b6309d157b360e01b5f5260045ffd5b50600160801b821015614950565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614942565b60ff905460a01c16600a81101590816104645760038110159182614aed575b82614adf57505090565b909150610464576007141590565b50600881111591505f614ad5565b6001600160c01b038111614b15576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b9160207f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a85391600160048601956001600160401b03875416966001600160401b03198154169055016001600160401b03614b888782845416612def565b166001600160401b031982541617905560018060a01b03169384847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3565b80358252602081013560208301526040810135604083015263ffffffff614bfe60608301612d2c565b166060830152608081013560ff811680910361026d5760808301526001600160401b03614c2d60a08301612d05565b1660a083015260c081013560c08301526001600160401b03614c5160e08301612d05565b1660e083015261010081013561010083015263ffffffff614c756101208301612d2c565b1661012083015261014081013561ffff811680910361026d57614d1361020080936001600160401b039361014087015261016081013561016087015263ffffffff614cc36101808301612d2c565b1661018087015263ffffffff614cdc6101a08301612d2c565b166101a087015283614cf16101c08301612d05565b166101c087015283614d066101e08301612d05565b166101e087015201612d05565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f916150a1575b50156150935760243590811561508457604435918215158061505b575b156124e8576040516020810190338252600435604082015260408152614db3606082612e7f565b51902092835f52600360205260405f209160018060a01b0383541661504c577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561026d575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152614e34604484016004614bd5565b5af18015610c1a57615037575b5060643563ffffffff811690876001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001683830361503357610184359363ffffffff851680860361502f57823b1561502f5760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa80156150245761500f575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff8216820361500b57855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203615007576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff811681036150035767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b031617905560405191925090614fd9816004614bd5565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b8161501991612e7f565b61500757875f614ec6565b6040513d84823e3d90fd5b8380fd5b5080fd5b6150449196505f90612e7f565b5f945f614e41565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614d8c565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6150ba915060203d602011610ed557610ec78183612e7f565b5f614d6f565b6150c982613d78565b15801561511f575b8015615103575b611b895763ffffffff60018192015460c01c169116036150f457565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff8316116150d8565b5063ffffffff600182015460801c1663ffffffff8316106150d1565b6151659061515f63ffffffff600161515382966158a3565b93015460801c166158a3565b90614847565b1690565b6001015460e01c60ff16615181575061316290614594565b8161518a575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561026d5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610c1a576151ec5750565b5f61316291612e7f565b906131629291817f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d6608060078401615238876001600160801b03835416613018565b81546001600160801b0319166001600160801b0382161790915561525d87858761529a565b61527e6001600160401b03600189959495015460401c1682600b8a016156a4565b60405192898452602084015260408301526060820152a2615169565b929060648302838104606414841517156105c7576127109004936152c76152c18686613018565b946156fb565b60068201906001600160801b038254916152e68219918460801c613025565b60801b169116179055846152f8575050565b5f9061530686600254612de2565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156105c75761271090049485916153766153708488613018565b966156fb565b60068201906001600160801b038254916153958219918460801c613025565b60801b169116179055826153a95750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916153d95f95600254612de2565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180613d00565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b602061549f9594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690615478600388019260018454990198895460401c91846147eb565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614806155a2575b15615510577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261422d60c082612e7f565b507f000000000000000000000000000000000000000000000000000000000000000046146154e7565b929190926001600160401b038216926001600160401b0385168410801590615626575b61561f576155ff90612fc695612e2f565b926001600160401b0382161015615617575090612def565b905090612def565b5050505090565b506001600160401b0382166001600160401b03821611156155ee565b918061564d57505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f511482161561568c575b604052156145ff5750565b90600181151661463757823b15153d15161690615681565b91909182156147c057670de0b6b3a76400008302928304670de0b6b3a7640000036105c7576156d96001820193845490612de2565b906156ee6156e784846147cd565b8254612de2565b905581156147d757069055565b6001600160801b038111615715576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f821161575b5760405191615748604084612e7f565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b929091825f52600460205260405f2060018060a01b0382165f5260205260405f209260018401916001600160401b038354166001600160401b03600487015416809103610a6757615892575b50508254926001600160401b038416938415615887576157ee6157e3600e88019283549060401c90612de2565b845460401c90612de2565b90615803826001600160401b03881689614816565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156105c75761583460019361587595613018565b90550161584e866001600160401b03835460401c16612def565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f94508493505050565b61589c9185614b2c565b5f806157b6565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036105c757600a63ffffffff9106160163ffffffff81116105c75763ffffffff5f1991160163ffffffff81116105c7579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
