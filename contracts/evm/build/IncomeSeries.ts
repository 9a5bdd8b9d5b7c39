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
    "name": "ATTESTATION_STALE",
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
    "name": "TERMS_UNCHANGED",
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

export const bytecode: `0x${string}` = '0x61028080604052346103405761012081615db180380380916100218285610344565b833981010312610340578051906001600160a01b03821682036103405760208101516001600160a01b03811681036103405760408201516001600160a01b03811681036103405760608301516001600160a01b0381168103610340576080840151906001600160a01b03821682036103405761009f60a0860161037b565b926100ac60c0870161037b565b946100c66101006100bf60e08a0161037b565b980161037b565b976040516100d5604082610344565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff604084610344565b600183526020830191603160f81b83526101188161038f565b610120526101258461038f565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c082610344565b5190206080523060c05261016052610180526101a0526101c0526101e052610200526102205261024052610260526040516159b690816103fb82396080518161556f015260a05181615626015260c05181615539015260e051816155be015261010051816155e401526101205181610ef401526101405181610f1d015261016051818181610e5f015281816113a301528181611f3c015281816131310152818161339e015281816142c40152614db80152610180518181816107f8015281816113e8015281816115bb015281816127820152818161321d0152614e5501526101a051818181611cbd0152818161412a0152614ed901526101c051818181611fb5015261263001526101e05181818161023e015281816103140152818161072b015281816145e201526147210152610200518181816106d601526107b40152610220518181816128930152612c8b01526102405181818161028601528181610b21015281816115250152818161213a0152818161372d01528181613c920152818161469e01528181614771015261520d015261026051818181610988015281816116cd015281816126f70152612aae0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036757604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034057565b601f8151116103ba5760208151910151602082106103ab571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612cba57806304d5005814612c7657806304d66fed14612a715780630a52da601461286757806317e68aa9146127fc5780631ea2848e14612760578063221220eb146127265780632713f36e146126e257806327fc0c981461265f5780632b7ac3f31461261b5780632c196cd014611d595780632d7c0b9414611d095780633f067b2014611cec57806343f48fbd14611ca85780634499f5b314611c82578063465cf75414611c0e578063553dd8d9146117045780635f3825a2146116bc57806362b925621461159d5780636f07159a1461148057806371949af91461146957806376bf8436146113d25780637b1039991461138e57806381f7795914610fd457806384b0196e14610edc57806384baee7a14610de85780638932454814610cf05780638ceeba3614610cb4578063906f6b0814610c67578063979f205414610c435780639be5be9914610a85578063a0befafe14610975578063ac522c5c14610902578063ad44b79f146108cb578063af32607114610827578063b361e198146107e3578063c415b95c1461079f578063c60c403a1461074f578063c8796572146106b2578063cb3fb85b14610694578063cb798ecb14610612578063d22ce90b146105db578063df8a9e2114610478578063dfc58e811461034a578063eae1160b146102d7578063f698da25146102b5578063f887ea40146102715763fc0c546a14610229575f80fd5b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d5760206102cf615536565b604051908152f35b3461026d57604036600319011261026d576103386004356103116102f9612cf7565b8092610303613f40565b61030c81613f75565b615489565b907f00000000000000000000000000000000000000000000000000000000000000006156c3565b5f5f5160206159965f395f51905f525d005b3461026d57604036600319011261026d57600435610366612cf7565b61036e613f40565b61037782613bda565b805460ff8160a01c16600a811015610464576006149081159161044a575b5061043b5782816103cc84836103c66103b5836103389a61031199613f8f565b6103c0848488615489565b90612e2c565b936157eb565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612e2c565b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156104645760031484610395565b634e487b7160e01b5f52602160045260245ffd5b3461026d57602036600319011261026d57600435610494613f40565b61049d81614051565b6104a681613c06565b6104c160068201546001600160801b038160801c9116613082565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61050385838661531b565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461054d916105429190612e2c565b600d84015490612e2c565b90670de0b6b3a7640000810290808204670de0b6b3a764000014901517156105c75761057891612e2c565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103389652a26145e0565b634e487b7160e01b5f52601160045260245ffd5b3461026d57604036600319011261026d576105ff6105f7612d63565b60043561396a565b6040516006821015610464576020918152f35b3461026d5761022036600319011261026d5761062c613f40565b6020610636614d9a565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f5160206159965f395f51905f525d8152f35b3461026d57602036600319011261026d576106b06004356137a8565b005b3461026d575f36600319011261026d576106ca613f40565b6103386002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006156c3565b3461026d57604036600319011261026d57610768612cf7565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57604036600319011261026d57602435600435610846613f40565b61084f81613bda565b9060ff600183015460e01c1615806108b7575b6108a85760ff825460a01c16600a8110156104645760050361043b57610338926001600160801b036007840154168082105f146108a0575091615277565b905091615277565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b0316331415610862565b3461026d57602036600319011261026d576004355f526003602052602060ff60405f205460a01c166109006040518092612dee565bf35b3461026d5760a036600319011261026d5760043561091e612d39565b6084356001600160401b03811161026d5761093d903690600401612d87565b9160ff600161094b86613bda565b015460e01c16610966576106b0936064359160443591614942565b637fa411c960e11b5f5260045ffd5b3461026d5761098336612db4565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610a7657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b036109fa818754168094612e39565b16946001600160401b038416958611610a67576001600160401b03610a427f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612e99565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461026d57604036600319011261026d57600435610aa1612d63565b610aa9613f40565b610ab282613bda565b91610abc83614070565b600183019260ff845460e01c1615610c3457610ad88382615141565b6001600160401b03610ae984613e54565b164210610c2557604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610c1a5761033895610bd992610bb4925f915f93610bde575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a3858585614318565b82546001600160e01b031660e086901b6001600160e01b03191617835593838361450c565b6151ea565b610c0b9193506001600160401b03925060403d604011610c13575b610c038183612ee9565b810190613792565b929091610b5f565b503d610bf9565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461026d57604036600319011261026d576106b0610c5f612d63565b6004356134ab565b3461026d57604036600319011261026d57610c80612cf7565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461026d5761022036600319011261026d57610cce613f40565b6020610cd8614d9a565b5f5f5160206159965f395f51905f525d604051908152f35b3461026d57604036600319011261026d57600435610d0c612cf7565b610d14613f40565b610d1d82613bda565b805460ff8160a01c16600a8110156104645760061490811591610dca575b5061043b578281610d5b84836103c66103b5836103389a61031199613f8f565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612e2c565b60ff915060a81c166004811015610464576003146001141584610d3b565b3461026d57604036600319011261026d57600435610e04612cf7565b815f52600460205260405f2060018060a01b0382165f5260205260405f20916001600160401b0360048401541615610a675760405163b9209e3360e01b81526001600160a01b038381166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c1a575f91610ead575b5015610e9e576106b092614bad565b63b17c5dd560e01b5f5260045ffd5b610ecf915060203d602011610ed5575b610ec78183612ee9565b810190612f0a565b84610e8f565b503d610ebd565b3461026d575f36600319011261026d57610f78610f187f00000000000000000000000000000000000000000000000000000000000000006157ad565b610f417f00000000000000000000000000000000000000000000000000000000000000006157ad565b6020610f8660405192610f548385612ee9565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612e08565b908582036040870152612e08565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610fbd57505050500390f35b835185528695509381019392810192600101610fae565b3461026d57602036600319011261026d575f6102e0604051610ff581612eb9565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611098600435613bda565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996110e58b612eb9565b6001600160a01b038a168b52600a8110156104645760208b01526004861015610464576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261123960208201516020850190612dee565b61124b60408201516040850190612dfb565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461026d576106b061147a36612db4565b91613219565b3461026d5761010036600319011261026d5760043561149d612d39565b6084356001600160401b03811161026d576114bc903690600401612d87565b906114c5613f40565b60ff60016114d286613bda565b015460e01c1615610c34576114ef92606435906044359086614942565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c1a575f91611567575b610338925061468c565b90506020823d602011611595575b8161158260209383612ee9565b8101031261026d5761033891519061155d565b3d9150611575565b3461026d57604036600319011261026d576004356115b9612d39565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206159765f395f51905f52916005919061169090805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206159765f395f51905f526020820152a2005b3461026d576116ca36612db4565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610a76576106b0926130af565b3461026d5760c036600319011261026d5761171d612d63565b611725612d23565b9061172e612d0d565b60a4356001600160401b03811161026d5761174d903690600401612d87565b939092611758613f40565b611763600435614051565b9161176d83613c06565b6008830154948560d01c6001600160401b03831603611bff5760018401549063ffffffff600a818460801c16041663ffffffff8516108015611be2575b611bd35763ffffffff8260a01c1663ffffffff600a82041663ffffffff8616145f14611b9b576117e16001600160401b0391613e54565b16804210611b8c5762ffffff6117f786886148ad565b8460e81c1616611b7d576001600160401b038716108015611b6b575b611b5c5761182086612e79565b916001600160401b0361185060078801549464ffffffffff8660d01c169064ffffffffff8760a81c16908b61564c565b16421015611b4d575f6084351215611b44576001608435016001811280155f6084351216905f608435121516176105c757600160ff1b146105c7576084355f035f198101116105c7576084355f03915b829983158015611b36575b611b2757611939915f60843512611b19575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff8a1660608201526001600160401b03891660808201526001600160401b038c1660a082015260843560c082015260c0815261193160e082612ee9565b51902061427f565b976001600160d01b031961195060d083901c613066565b60d01b166001600160d01b03919091161760088701556001600160e81b031961197986886148ad565b8260e81c1760e81b169060018060e81b03161760018601555f608435125f14611a9c57505060088301546001600160a01b03908116878216019081116105c7576008840180546001600160a01b0319166001600160a01b0390921691909117905560ff9460019463ffffffff91905b6001600160801b036007870154166001600160401b03888060a01b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611a91575b611a7f575f5f5160206159965f395f51905f525d005b611a8b9060043561468c565b80610338565b505f60843513611a69565b611ac96001600160801b03611ac06006889a979996980154828160801c9116613082565b93168093613082565b809111611b10575b506001949260ff9694926001600160801b03611af563ffffffff94828c169061308f565b166001600160801b03196007880154161760078701556119e8565b96506001611ad1565b611b2289613c2a565b6118bd565b6375cf385f60e01b5f5260045ffd5b50600160801b8410156118ab565b608435916118a0565b63f3d05bb760e01b5f5260045ffd5b631059752760e31b5f5260045ffd5b50426001600160401b03871611611813565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff81169081036105c75760040163ffffffff81116105c7576117e16001600160401b0391613e54565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818460a01c16041663ffffffff8516116117aa565b6311fa514960e31b5f5260045ffd5b3461026d5760c036600319011261026d57611c27612d63565b60843560ff8116810361026d5760a4359160ff8316830361026d576020926102cf92611c5d92606435906044359060043561420e565b611c65615536565b6042916040519161190160f01b8352600283015260228201522090565b3461026d57604036600319011261026d5760206102cf611ca0612cf7565b600435612f6b565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d575f36600319011261026d576020600254604051908152f35b3461026d57604036600319011261026d57611d22612cf7565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461026d5761028036600319011261026d57611d73612d63565b61010036604319011261026d57366102041161026d57610204359060ff8216820361026d576102243560ff8116810361026d57610244356001600160401b03811161026d57611dc6903690600401612d87565b610264929192356001600160401b03811161026d57611de9903690600401612d87565b959093611df4613f40565b611dff600435614051565b94611e0986614070565b600260ff841614158061260d575b6125fe57600160ff8616116125ef5760ff85166001149788806125de575b6125cf57600187015460ff8160e01c166125ba575b611e548989615141565b6001600160401b03611e658a613e54565b164210801561258a575b610c25576003880154610144350361257b5760401c6001600160401b0316610164350361257b5760058701546101a4350361256c576101c435151580612540575b1561253257600160801b6101e435101561252357611ed69161018435896004358a6140be565b60ff821660020361251c576001905b611efe611c5d86856101c4356101a4358c60043561420e565b6040516375d0e52b60e01b815292600281101561046457600484015260248301526060604483015260208280611f38606482018886612f4b565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610c1a575f926124eb575b506040805163f398789b60e01b81529060446004830137611f9760448201612f22565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f916124cc575b50156124bd5760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f6040519360406044863761202d60408601612f22565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b0316938061206f63ffffffff8c1695600435956101e0840191612f4b565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c16156122d1575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610c1a575f935f916122ac575b506121d0906121cb60078501956001600160801b0387541690806101e435115f14612297576001600160801b036121bd6121b36121c6936101e435613082565b886004358b614318565b98541688612e2c565b613082565b612e2c565b935b1561226d57600160ff835460b81c16019160ff83116105c757805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff91600191612247905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b0319161783556004358361450c565b015460e01c161561225e5761033891600435614762565b61226891506145e0565b610338565b816122476001926001600160801b03600760ff96015416612211578460b81b198354168355612211565b506121c66001600160801b036121bd5f6121b3565b6121d094506122ca915060403d604011610c1357610c038183612ee9565b9093612173565b6008820180545f926101e4359290916001600160a01b03169081612460575b505060078401908154916001600160801b03831693612324856121c660068a01546001600160801b038160801c9116613082565b8082101561245957505b5f915f9361233c8388612e2c565b9560ff879216159081612405575b506123c4575b506001600160801b036123628661577c565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f936121d2565b94925092509450936123db5f9388600435896153c6565b9190926123ff8394936001600160401b0360018b015460401c169060098b01615725565b8a612350565b60018b015460e01c60ff1691508115612420575b508c61234a565b905060ff8a5460a01c16600a811015610464576004149081612445575b50158c612419565b64ffffffffff915060d01c1642108c61243d565b905061232e565b6124af929350816101e435105f146124b7576101e435915b6001600160a01b0390819061248e908590613082565b16166bffffffffffffffffffffffff60a01b8254161790556101e435613082565b9086806122f0565b81612478565b639bdd3e1360e01b5f5260045ffd5b6124e5915060203d602011610ed557610ec78183612ee9565b89611fed565b61250e91925060203d602011612515575b6125068183612ee9565b81019061409f565b9088611f74565b503d6124fc565b5f90611ee5565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611eb0565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b036125b16125aa6125a56125a58d613e54565b612e59565b8b8b613f16565b16421015611e6f565b600360ff8616036109665760ff871615611e4a575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611e35565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611e17565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d5760043563ffffffff8116810361026d5761268981613dc4565b15611bd35761269781613e54565b6126de6126b26125a56125a56126ac85612e59565b95613e54565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57604036600319011261026d57610338600435610311612748612cf7565b8092612752613f40565b61275b81613f75565b613f8f565b3461026d57604036600319011261026d57600435602435600781101561026d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461026d57604036600319011261026d57612815612d63565b612820600435613bda565b61282982613dc4565b15611bd3576126de6126b261283d84613e54565b9261285161284a85612e59565b8683613f16565b946128616125a56125a583613e54565b91613f16565b3461026d57606036600319011261026d57600435602435600a811090811561026d57612891612d23565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612a62576128ca84613bda565b9260ff845460a01c1691600484145f146129a657600a831015610464576003830361043b5760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b1617815561294991612927906001600160401b0316613d97565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b15610464576129a3604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b191617905561299984518094612dee565b6020830190612dee565ba2005b60038403612a0257600a831015610464576004830361043b576129d46001600160401b036129fd9216613d97565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612949565b506008830361043b57612a1484613c06565b612a1d84613c2a565b6001840160ff815460e01c16612a53575b6007850180546001600160801b0319169055805463ffffffff60c01b19169055612949565b612a5d8686613c74565b612a2e565b63e73f59e560e01b5f5260045ffd5b3461026d57608036600319011261026d57600435612a8d612cf7565b6044356001600160a01b038116929083900361026d57612aab612d0d565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610a76575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612c4e575b610a6757612b7d6001600160401b0391612b388686613a44565b612b428486613a44565b82612b508282895416612e39565b1683198754161786556001860183612b6b8382845416612e39565b16841982541617905582845416612e99565b166001600160401b03198254161790556001600160401b0382541615612bd8575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610464577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612c3957600e612c26612c3092613b85565b9201918254612e2c565b90555b91612b9e565b600d612c26612c4792613b49565b9055612c33565b506001600160401b03612c6e816001870154168260048801541690612e39565b168711612b1e565b3461026d575f36600319011261026d576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461026d57602036600319011261026d576004355f52600360205260206102cf600860405f20015465ffffffffffff8160d01c9160a01c16612e2c565b602435906001600160a01b038216820361026d57565b606435906001600160401b038216820361026d57565b604435906001600160401b038216820361026d57565b602435906001600160401b038216820361026d57565b35906001600160401b038216820361026d57565b6024359063ffffffff8216820361026d57565b359063ffffffff8216820361026d57565b9181601f8401121561026d578235916001600160401b03831161026d576020838186019501011161026d57565b606090600319011261026d57600435906024356001600160a01b038116810361026d57906044356001600160401b038116810361026d5790565b90600a8210156104645752565b9060048210156104645752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b919082018092116105c757565b906001600160401b03809116911603906001600160401b0382116105c757565b6001600160401b03623b5380911601906001600160401b0382116105c757565b6001600160401b036276a700911601906001600160401b0382116105c757565b906001600160401b03809116911601906001600160401b0382116105c757565b61030081019081106001600160401b03821117612ed557604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612ed557604052565b9081602091031261026d5751801515810361026d5790565b6084905f905b60028210612f3557505050565b6040808281866001953701930191019091612f28565b908060209392818452848401375f828201840152601f01601f1916010190565b90612f7582613bda565b915f52600460205260405f209060018060a01b03165f5260205260405f2090815490612fb96001600160401b0383169260028501549060401c908460098501614837565b9290936003810154612fd96001830154918260401c9085600b8801614837565b92909160ff865460a01c16600a811015610464576006149182159261305d575b8215613041575b5050613033576103c09392916121cb61301f61302a9361303099612e2c565b96600e860154612e2c565b91614862565b90565b935050505061303091612e2c565b600401546001600160401b039182169116141590505f80613000565b85159250612ff9565b65ffffffffffff60019116019065ffffffffffff82116105c757565b919082039182116105c757565b906001600160801b03809116911601906001600160801b0382116105c757565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036130f0818454168260048901541690612e39565b16926001600160401b038216938411610a675760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c1a575f916131ce575b50156131bc57505091816001600160401b036131a37f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612e39565b166001600160401b0319825416179055604051908152a3565b9194925092506131cc94506148d4565b565b6131e7915060203d602011610ed557610ec78183612ee9565b5f613161565b818102929181159184041417156105c757565b6001600160c01b0391821690821601919082116105c757565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361145a57825f52600360205260405f209261326184614b37565b1561043b57805f52600460205260405f2060018060a01b0383165f5260205260405f2061328e8186613a44565b6132f16132b9600b6009880154976132e96132c86132be6132b96001600160401b038c169c8d6131ed565b614b7c565b875460401c613200565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876131ed565b6133276133066001840192835460401c613200565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b0361333c8682855416612e99565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f9161343e575b50613435577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa60206131cc98836001600160401b036134198b828b985416612e99565b166001600160401b0319825416179055604051908152a36148d4565b50505050505050565b613457915060203d602011610ed557610ec78183612ee9565b5f6133d6565b919091605083101561347657601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b919060068210156104645760ff8084549260031b9316831b921b1916179055565b906134b582613bda565b906134bf82614070565b6134c98183615141565b600182019060ff825460e01c166136fd575b6134ea6125a56125a583613e54565b6001600160401b03811642106136ee5761350d6001600160401b03918386613f16565b16421061366f5763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3613562600461355c61355385886151bc565b600f880161345d565b9061348a565b600a8106600463ffffffff8216149182613657575b845460a01c63ffffffff16036135f2575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b506131cc9450919250901561362a5761360a90613e3c565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61363390613e24565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206159765f395f51905f526005870155613577565b9050600f61367d82846151bc565b920160ff61368b848361345d565b90549060031b1c166006811015610464576005146136ee5763ffffffff926136b29161345d565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c1a575f91613772575b50156134db5763788dad5960e01b5f5260045ffd5b61378b915060403d604011610c1357610c038183612ee9565b505f61375d565b919082604091031261026d576020825192015190565b6137b181613bda565b6137ba81613c06565b60068101545f906001600160801b0381169060801c146138ed5760ff825460a01c16600a8110156138d9576005036138ca5760078201546001600160801b0381166138bb5761381a64ffffffffff6001600160401b039260801c16612e79565b1642106138ac5760018201805463ffffffff60c01b19169055600a820154600c83015461384b916105429190612e2c565b90806138985750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c820154613923916139189190612e2c565b600d83015490612e2c565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b61397390613bda565b61397c82613dc4565b158015613a28575b8015613a0c575b611bd35760ff6139a761399e84846151bc565b600f840161345d565b90549060031b1c1660068110156104645780613a0657506139c782613e54565b906001600160401b03821642106139ff576001600160401b03926128616139ed93612e59565b164210156139fa57600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff83161161398b565b5063ffffffff600182015460801c1663ffffffff831610613984565b9080546001600160401b038116906009840190613aa6613a85835492613a7c6132b9613a7660028a0196875490613082565b886131ed565b9060401c613200565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613afa613ac76132b9613a7660038a0197885490613082565b613ad96001890191825460401c613200565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613b455760ff825460a01c16600a81101561046457600603613b2957613b269150613b85565b50565b600d613b37613b4192613b49565b9201918254613082565b9055565b5050565b61303090670de0b6b3a7640000600181835460401c0692015460401c0690612e2c565b6001600160c01b0391821690821603919082116105c757565b906131cc6001613b9484613b49565b93613bb8613306825460401c848060c01b03670de0b6b3a764000082061690613b6c565b01613ad9815460401c60018060c01b03670de0b6b3a764000082061690613b6c565b5f52600360205260405f209060018060a01b0382541615613bf757565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561046457600503613c215750565b6131cc90614070565b6001015460c01c63ffffffff168015159081613c57575b50613c4857565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613c6a90613e54565b164210155f613c41565b6040516347d1145360e01b815260048101839052916020836024815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1928315610c1a575f93613d63575b50613cfe60078301936001600160801b038554169060018060a01b036008860154168082115f14613d5a576103c091613082565b91613d1a60068201546001600160801b038160801c9116613082565b808411613d52575b508215613d4c5783546001600160801b0319166001600160801b038416179093556131cc92615277565b50505050565b92505f613d22565b50505f90612e2c565b9092506020813d602011613d8f575b81613d7f60209383612ee9565b8101031261026d5751915f613cca565b3d9150613d72565b64ffffffffff8111613dad5764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613e18575b5081613e05575b81613df5575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613dec565b6004101591505f613de5565b63ffffffff60019116019063ffffffff82116105c757565b63ffffffff60079116019063ffffffff82116105c757565b63ffffffff1663ffffffff600a80830692049116600481145f14613ee557506201518063ffffffff613e8d6001600160401b0393613e24565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff81169081036105c7576001600160401b039163ffffffff613f116201518093613e24565b613e96565b6007613f256130309493613e54565b9101549164ffffffffff808460d01c169360a81c169161564c565b5f5160206159965f395f51905f525c613f665760015f5160206159965f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b613f7e90613bda565b90613f8882614b37565b1561043b57565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614022949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490613ffb600285019283546001600160401b038260401c921684614837565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61405a90613bda565b80549091906001600160a01b031633036108a857565b5460a01c60ff16600a8110156104645760038114159081614093575b5061043b57565b6004915014155f61408c565b9081602091031261026d57516001600160a01b038116810361026d5790565b9490929493919360ff600182015460e01c166141e65763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061412560a482018688612f4b565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c1a575f916141c7575b506001600160a01b0316948561417b575b505050505050565b6141b97fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191612f4b565b0390a45f8080808080614173565b6141e0915060203d602011612515576125068183612ee9565b5f614162565b50925050506141ff57670de0b6b3a76400000361257b57565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261427961010082612ee9565b51902090565b9161428f60209293611c65615536565b6142c060405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191612f4b565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f916142ff575090565b613030915060203d602011612515576125068183612ee9565b9392915f946008810160018060a01b0381541690816144ba575b5050600781018054906001600160801b03821695614365876121c660068701546001600160801b038160801c9116613082565b808210156144b357505b5f915f9361437d838a612e2c565b958691600182019060ff825460e01c1690811561447a575b5061440c575b505050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b036143dd60a09961577c565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919390929b5063ffffffff95507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb797945060a0969b61446b6144515f96888d886153c6565b60096001600160401b03829893975460401c169201615725565b9295829598508194975061439b565b905060ff835460a01c16600a81101561046457600414908161449f575b50155f614395565b64ffffffffff915060d01c1642105f614497565b905061436f565b91946144fe92828210156145065781925b6001600160a01b039081906144e1908690613082565b16166bffffffffffffffffffffffff60a01b825416179055613082565b925f80614332565b826144cb565b9091614529600361355c61452084866151bc565b600f860161345d565b63ffffffff811690600a8206600463ffffffff82161490816145c8575b600185019363ffffffff855460a01c16145f146135f2575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206159765f395f51905f526005860155614546565b7f0000000000000000000000000000000000000000000000000000000000000000908061460b575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561466b575b6040525f6060521561464b5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661468357823b15153d1516169061463c565b503d5f823e3d90fd5b5f91908115808061475a575b613d4c577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561026d575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610c1a57614745575b50614710836145e0565b1561471a57505050565b6131cc92507f00000000000000000000000000000000000000000000000000000000000000006156c3565b6147529194505f90612ee9565b5f925f614706565b506001614698565b90801580614811575b61480c577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561026d575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610c1a576147fc575b506147e3816145e0565b8281116147ef57505050565b6131cc9261031191613082565b5f61480691612ee9565b5f6147d9565b505050565b50821561476b565b8115614823570490565b634e487b7160e01b5f52601260045260245ffd5b9061484a61485094936121cb9354613082565b906131ed565b90670de0b6b3a7640000808304920690565b6001600160401b03600161488261488f94670de0b6b3a7640000966131ed565b92015460401c1690614819565b0490565b9063ffffffff8091169116039063ffffffff82116105c757565b63ffffffff6148ce62ffffff93600a8360018096015460801c160490614893565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036149128782845416612e99565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b93929061494e85614051565b9361495885614070565b61496185613c2a565b60088501918254936001600160401b0365ffffffffffff8660a01c16921694828603611bff5786151580614b0e575b156125325781158015614b00575b6125235760068801908154986149c46001600160801b036007830154168b60801c612e2c565b8410614af15760030198895489149081614ade575b50614acf577f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9861404c968992614a5e8e898f8d6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528860808201528a60a082015260a0815261193160c082612ee9565b9665ffffffffffff60a01b90614a7390613066565b60a01b169065ffffffffffff60a01b1916179055556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191612f4b565b63dfbd9b4b60e01b5f5260045ffd5b6001600160801b0391501683145f6149d9565b6309d157b360e01b5f5260045ffd5b50600160801b82101561499e565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614990565b60ff905460a01c16600a81101590816104645760038110159182614b6e575b82614b6057505090565b909150610464576007141590565b50600881111591505f614b56565b6001600160c01b038111614b96576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b9160207f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a85391600160048601956001600160401b03875416966001600160401b03198154169055016001600160401b03614c098782845416612e39565b166001600160401b031982541617905560018060a01b03169384847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3565b80358252602081013560208301526040810135604083015263ffffffff614c7f60608301612d76565b166060830152608081013560ff811680910361026d5760808301526001600160401b03614cae60a08301612d4f565b1660a083015260c081013560c08301526001600160401b03614cd260e08301612d4f565b1660e083015261010081013561010083015263ffffffff614cf66101208301612d76565b1661012083015261014081013561ffff811680910361026d57614d9461020080936001600160401b039361014087015261016081013561016087015263ffffffff614d446101808301612d76565b1661018087015263ffffffff614d5d6101a08301612d76565b166101a087015283614d726101c08301612d4f565b166101c087015283614d876101e08301612d4f565b166101e087015201612d4f565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c1a575f91615122575b5015615114576024359081156151055760443591821515806150dc575b15612532576040516020810190338252600435604082015260408152614e34606082612ee9565b51902092835f52600360205260405f209160018060a01b038354166150cd577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561026d575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152614eb5604484016004614c56565b5af18015610c1a576150b8575b5060643563ffffffff811690876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168383036150b457610184359363ffffffff85168086036150b057823b156150b05760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa80156150a557615090575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff8216820361508c57855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203615088576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff811681036150845767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b03161790556040519192509061505a816004614c56565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b8161509a91612ee9565b61508857875f614f47565b6040513d84823e3d90fd5b8380fd5b5080fd5b6150c59196505f90612ee9565b5f945f614ec2565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614e0d565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b61513b915060203d602011610ed557610ec78183612ee9565b5f614df0565b61514a82613dc4565b1580156151a0575b8015615184575b611bd35763ffffffff60018192015460c01c1691160361517557565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611615159565b5063ffffffff600182015460801c1663ffffffff831610615152565b6151e6906151e063ffffffff60016151d48296615924565b93015460801c16615924565b90614893565b1690565b6001015460e01c60ff1661520257506131cc906145e0565b8161520b575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561026d5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610c1a5761526d5750565b5f6131cc91612ee9565b906131cc9291817f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d66080600784016152b9876001600160801b03835416613082565b81546001600160801b0319166001600160801b038216179091556152de87858761531b565b6152ff6001600160401b03600189959495015460401c1682600b8a01615725565b60405192898452602084015260408301526060820152a26151ea565b929060648302838104606414841517156105c7576127109004936153486153428686613082565b9461577c565b60068201906001600160801b038254916153678219918460801c61308f565b60801b16911617905584615379575050565b5f9061538786600254612e2c565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156105c75761271090049485916153f76153f18488613082565b9661577c565b60068201906001600160801b038254916154168219918460801c61308f565b60801b1691161790558261542a5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c9161545a5f95600254612e2c565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180613d4c565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206155209594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906154f9600388019260018454990198895460401c9184614837565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615623575b15615591577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261427960c082612ee9565b507f00000000000000000000000000000000000000000000000000000000000000004614615568565b929190926001600160401b038216926001600160401b03851684108015906156a7575b6156a0576156809061303095612e99565b926001600160401b0382161015615698575090612e39565b905090612e39565b5050505090565b506001600160401b0382166001600160401b038216111561566f565b91806156ce57505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f511482161561570d575b6040521561464b5750565b90600181151661468357823b15153d15161690615702565b919091821561480c57670de0b6b3a76400008302928304670de0b6b3a7640000036105c75761575a6001820193845490612e2c565b9061576f6157688484614819565b8254612e2c565b9055811561482357069055565b6001600160801b038111615796576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f82116157dc57604051916157c9604084612ee9565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b929091825f52600460205260405f2060018060a01b0382165f5260205260405f209260018401916001600160401b038354166001600160401b03600487015416809103610a6757615913575b50508254926001600160401b0384169384156159085761586f615864600e88019283549060401c90612e2c565b845460401c90612e2c565b90615884826001600160401b03881689614862565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156105c7576158b56001936158f695613082565b9055016158cf866001600160401b03835460401c16612e39565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f94508493505050565b61591d9185614bad565b5f80615837565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036105c757600a63ffffffff9106160163ffffffff81116105c75763ffffffff5f1991160163ffffffff81116105c7579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
