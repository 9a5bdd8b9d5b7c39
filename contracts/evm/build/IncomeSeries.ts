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
    "name": "ALREADY_REQUESTED",
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
    "name": "DEADLINE_PAST",
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
    "name": "NOTICE_RUNNING",
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
    "name": "NOT_REQUESTED",
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
        "name": "possibleAt",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "lapsesAt",
        "type": "uint64"
      }
    ],
    "name": "BuyOutAnnounced",
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
    "name": "announceBuyOut",
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
    "name": "buyOutOf",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "possibleAt",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "lapsesAt",
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

export const bytecode: `0x${string}` = '0x61028080604052346103405761012081615f9580380380916100218285610344565b833981010312610340578051906001600160a01b03821682036103405760208101516001600160a01b03811681036103405760408201516001600160a01b03811681036103405760608301516001600160a01b0381168103610340576080840151906001600160a01b03821682036103405761009f60a0860161037b565b926100ac60c0870161037b565b946100c66101006100bf60e08a0161037b565b980161037b565b976040516100d5604082610344565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff604084610344565b600183526020830191603160f81b83526101188161038f565b610120526101258461038f565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c082610344565b5190206080523060c05261016052610180526101a0526101c0526101e05261020052610220526102405261026052604051615b9a90816103fb823960805181615753015260a0518161580a015260c0518161571d015260e051816157a2015261010051816157c801526101205181610f6401526101405181610f8d015261016051818181610ecf01528181611419015281816120a30152818161330d0152818161357a015281816144a10152614f9c0152610180518181816108680152818161145e01528181611631015281816128e7015281816133f9015261503901526101a051818181611e240152818161430701526150bd01526101c05181818161211c015261279501526101e0518181816102540152818161032a0152818161079b015281816147c101526149000152610200518181816107460152610824015261022051818181612a500152612e4801526102405181818161029c01528181610b910152818161159b015281816122a10152818161390901528181613e6e0152818161487d0152818161495001526153f10152610260518181816109f8015281816117430152818161285c0152612c6b0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036757604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034057565b601f8151116103ba5760208151910151602082106103ab571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612e7757806304d5005814612e3357806304d66fed14612c2e5780630a52da6014612a2457806317e68aa9146129b95780631deab7e1146129615780631ea2848e146128c5578063221220eb1461288b5780632713f36e1461284757806327fc0c98146127c45780632b7ac3f3146127805780632c196cd014611ec05780632d7c0b9414611e705780633f067b2014611e5357806343f48fbd14611e0f5780634499f5b314611de9578063465cf75414611d75578063553dd8d9146118515780635841eeb91461177a5780635f3825a21461173257806362b92562146116135780636f07159a146114f657806371949af9146114df57806376bf8436146114485780637b1039991461140457806381f779591461104457806384b0196e14610f4c57806384baee7a14610e585780638932454814610d605780638ceeba3614610d24578063906f6b0814610cd7578063979f205414610cb35780639be5be9914610af5578063a0befafe146109e5578063ac522c5c14610972578063ad44b79f1461093b578063af32607114610897578063b361e19814610853578063c415b95c1461080f578063c60c403a146107bf578063c879657214610722578063cb3fb85b14610704578063cb798ecb14610682578063d22ce90b1461064b578063df8a9e211461048e578063dfc58e8114610360578063eae1160b146102ed578063f698da25146102cb578063f887ea40146102875763fc0c546a1461023f575f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f3660031901126102835760206102e561571a565b604051908152f35b346102835760403660031901126102835761034e60043561032761030f612eb5565b809261031961411d565b61032281614152565b61566d565b907f00000000000000000000000000000000000000000000000000000000000000006158a7565b5f5f516020615b7a5f395f51905f525d005b346102835760403660031901126102835760043561037c612eb5565b61038461411d565b61038d82613db6565b805460ff8160a01c16600a81101561047a5760061490811591610460575b506104515782816103e284836103dc6103cb8361034e9a6103279961416c565b6103d684848861566d565b90612fea565b936159cf565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612fea565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561047a57600314846103ab565b634e487b7160e01b5f52602160045260245ffd5b34610283576020366003190112610283576004356104aa61411d565b6104b38161422e565b6104bc81613de2565b600881015460d81c801561063c5780421061062d576104e26001600160401b0391613037565b16421161061e5761050460068201546001600160801b038160801c911661325e565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6105468583866154ff565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c830154610590916105859190612fea565b600d84015490612fea565b90670de0b6b3a7640000810290808204670de0b6b3a7640000149015171561060a576105bb91612fea565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361034e9652a26147bf565b634e487b7160e01b5f52601160045260245ffd5b63478b491160e11b5f5260045ffd5b6395b1de0d60e01b5f5260045ffd5b638e47322360e01b5f5260045ffd5b346102835760403660031901126102835761066f610667612f21565b600435613b46565b604051600682101561047a576020918152f35b34610283576102203660031901126102835761069c61411d565b60206106a6614f7e565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f516020615b7a5f395f51905f525d8152f35b3461028357602036600319011261028357610720600435613984565b005b34610283575f3660031901126102835761073a61411d565b61034e6002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006158a7565b34610283576040366003190112610283576107d8612eb5565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576040366003190112610283576024356004356108b661411d565b6108bf81613db6565b9060ff600183015460e01c161580610927575b6109185760ff825460a01c16600a81101561047a576005036104515761034e926001600160801b036007840154168082105f1461091057509161545b565b90509161545b565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b03163314156108d2565b34610283576020366003190112610283576004355f526003602052602060ff60405f205460a01c166109706040518092612fac565bf35b346102835760a03660031901126102835760043561098e612ef7565b6084356001600160401b038111610283576109ad903690600401612f45565b9160ff60016109bb86613db6565b015460e01c166109d657610720936064359160443591614b21565b637fa411c960e11b5f5260045ffd5b34610283576109f336612f72565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a6a818754168094612ff7565b16946001600160401b038416958611610ad7576001600160401b03610ab27f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095613077565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461028357604036600319011261028357600435610b11612f21565b610b1961411d565b610b2282613db6565b91610b2c8361424d565b600183019260ff845460e01c1615610ca457610b488382615325565b6001600160401b03610b5984614031565b164210610c9557604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610c8a5761034e95610c4992610c24925f915f93610c4e575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a38585856144f5565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836146eb565b6153ce565b610c7b9193506001600160401b03925060403d604011610c83575b610c7381836130c7565b81019061396e565b929091610bcf565b503d610c69565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461028357604036600319011261028357610720610ccf612f21565b600435613687565b3461028357604036600319011261028357610cf0612eb5565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102835761022036600319011261028357610d3e61411d565b6020610d48614f7e565b5f5f516020615b7a5f395f51905f525d604051908152f35b3461028357604036600319011261028357600435610d7c612eb5565b610d8461411d565b610d8d82613db6565b805460ff8160a01c16600a81101561047a5760061490811591610e3a575b50610451578281610dcb84836103dc6103cb8361034e9a6103279961416c565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612fea565b60ff915060a81c16600481101561047a576003146001141584610dab565b3461028357604036600319011261028357600435610e74612eb5565b815f52600460205260405f2060018060a01b0382165f5260205260405f20916001600160401b0360048401541615610ad75760405163b9209e3360e01b81526001600160a01b038381166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c8a575f91610f1d575b5015610f0e5761072092614d91565b63b17c5dd560e01b5f5260045ffd5b610f3f915060203d602011610f45575b610f3781836130c7565b8101906130e8565b84610eff565b503d610f2d565b34610283575f36600319011261028357610fe8610f887f0000000000000000000000000000000000000000000000000000000000000000615991565b610fb17f0000000000000000000000000000000000000000000000000000000000000000615991565b6020610ff660405192610fc483856130c7565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612fc6565b908582036040870152612fc6565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061102d57505050500390f35b83518552869550938101939281019260010161101e565b34610283576020366003190112610283575f6102e060405161106581613097565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611108600435613db6565b805460ff8160a01c169060ff8160a81c169060018401549060078501549460028101549360038201549660048301549260058101546008600683015492015494604051996111558b613097565b6001600160a01b0388168b52600a81101561047a5760208b0152600485101561047a576103009a60ff9964ffffffffff986001600160801b039760408e01528c606063ffffffff8360c01c169101528c60808d8360b01c169101528c60a08d8360b81c169101528c60c06001600160401b038d169101528c60e06001600160401b038d60401c169101528c61010063ffffffff8d60801c169101528c61012063ffffffff8d60a01c169101528c61014063ffffffff8d60c01c1691015260e01c6101608d0152888660801c166101808d01526101a08c01526101c08b01526101e08a015261020089015282811661022089015260801c610240880152166102608601526001600160881b038116610280860152818160881c166102a086015260b01c166102c084015260e01c1615156102e08201526102e06040519160018060a01b0381511683526112af60208201516020850190612fac565b6112c160408201516040850190612fb9565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d0575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34610283576107206114f036612f72565b916133f5565b346102835761010036600319011261028357600435611513612ef7565b6084356001600160401b03811161028357611532903690600401612f45565b9061153b61411d565b60ff600161154886613db6565b015460e01c1615610ca45761156592606435906044359086614b21565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c8a575f916115dd575b61034e925061486b565b90506020823d60201161160b575b816115f8602093836130c7565b810103126102835761034e9151906115d3565b3d91506115eb565b346102835760403660031901126102835760043561162f612ef7565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d0575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615b5a5f395f51905f52916005919061170690805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615b5a5f395f51905f526020820152a2005b346102835761174036612f72565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6576107209261328b565b346102835760203660031901126102835760043560086117998261422e565b6117a281613de2565b016001600160401b036117b8825460d81c613037565b164211156118435762093a806001600160401b034216016001600160401b03811161060a5781546001600160d81b031660d882901b6001600160d81b031916179091557feccd80986321728ed7cc6b1ca68a7af53a5c8c6d5a0b69bff68eb46aadf11f8a9061182681613037565b604080516001600160401b039384168152919092166020820152a2005b62f7dbaf60e51b5f5260045ffd5b346102835760c03660031901126102835761186a612f21565b611872612ee1565b9061187b612ecb565b60a4356001600160401b0381116102835761189a903690600401612f45565b9390926118a561411d565b6118b060043561422e565b916118ba83613de2565b60088301549464ffffffffff8660b01c166001600160401b03831603611d665760018401549063ffffffff600a818460801c16041663ffffffff8516108015611d49575b611d3a5763ffffffff8260a01c1663ffffffff600a82041663ffffffff8616145f14611d02576119356001600160401b0391614031565b16804210611cf35762ffffff61194b8688614a8c565b8460e81c1616611ce4576001600160401b038716108015611cd2575b611cc35761197486613057565b916001600160401b036119a460078801549464ffffffffff8660d01c169064ffffffffff8760a81c16908b615830565b16421015611cb4575f6084351215611cab576001608435016001811280155f6084351216905f6084351215161761060a57600160ff1b1461060a576084355f035f1981011161060a576084355f03915b829983158015611c9d575b611c8e57611a8d915f60843512611c80575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff8a1660608201526001600160401b03891660808201526001600160401b038c1660a082015260843560c082015260c08152611a8560e0826130c7565b51902061445c565b9764ffffffffff60b01b611aab60b083901c64ffffffffff16613244565b60b01b1664ffffffffff60b01b19919091161760088701556001600160e81b0319611ad68688614a8c565b8260e81c1760e81b169060018060e81b03161760018601555f608435125f14611c035750506001600160881b0386166001600160881b03600885015416016001600160881b03811161060a5760ff956001956001600160881b0363ffffffff93166001600160881b03196008880154161760088701555b6001600160801b036007870154166001600160401b036001600160881b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611bf8575b611be6575f5f516020615b7a5f395f51905f525d005b611bf29060043561486b565b8061034e565b505f60843513611bd0565b611c306001600160801b03611c276006889a979996980154828160801c911661325e565b9316809361325e565b809111611c77575b506001949260ff9694926001600160801b03611c5c63ffffffff94828c169061326b565b166001600160801b0319600788015416176007870155611b4d565b96506001611c38565b611c8989613e06565b611a11565b6375cf385f60e01b5f5260045ffd5b50600160801b8410156119ff565b608435916119f4565b63f3d05bb760e01b5f5260045ffd5b631059752760e31b5f5260045ffd5b50426001600160401b03871611611967565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff811690810361060a5760040163ffffffff811161060a576119356001600160401b0391614031565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818460a01c16041663ffffffff8516116118fe565b6311fa514960e31b5f5260045ffd5b346102835760c036600319011261028357611d8e612f21565b60843560ff811681036102835760a4359160ff83168303610283576020926102e592611dc49260643590604435906004356143eb565b611dcc61571a565b6042916040519161190160f01b8352600283015260228201522090565b346102835760403660031901126102835760206102e5611e07612eb5565b600435613149565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576020600254604051908152f35b3461028357604036600319011261028357611e89612eb5565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102835761028036600319011261028357611eda612f21565b61010036604319011261028357366102041161028357610204359060ff82168203610283576102243560ff8116810361028357610244356001600160401b03811161028357611f2d903690600401612f45565b610264929192356001600160401b03811161028357611f50903690600401612f45565b959093611f5b61411d565b611f6660043561422e565b94611f708661424d565b600260ff8416141580612772575b61276357600160ff8616116127545760ff8516600114978880612743575b61273457600187015460ff8160e01c1661271f575b611fbb8989615325565b6001600160401b03611fcc8a614031565b16421080156126ef575b610c9557600388015461014435036126e05760401c6001600160401b031661016435036126e05760058701546101a435036126d1576101c4351515806126a5575b1561269757600160801b6101e43510156126885761203d9161018435896004358a61429b565b60ff8216600203612681576001905b612065611dc486856101c4356101a4358c6004356143eb565b6040516375d0e52b60e01b815292600281101561047a5760048401526024830152606060448301526020828061209f606482018886613129565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610c8a575f92612650575b506040805163f398789b60e01b815290604460048301376120fe60448201613100565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f91612631575b50156126225760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f6040519360406044863761219460408601613100565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b031693806121d663ffffffff8c1695600435956101e0840191613129565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c1615612438575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610c8a575f935f91612413575b506123379061233260078501956001600160801b0387541690806101e435115f146123fe576001600160801b0361232461231a61232d936101e43561325e565b886004358b6144f5565b98541688612fea565b61325e565b612fea565b935b156123d457600160ff835460b81c16019160ff831161060a57805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff916001916123ae905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b031916178355600435836146eb565b015460e01c16156123c55761034e91600435614941565b6123cf91506147bf565b61034e565b816123ae6001926001600160801b03600760ff96015416612378578460b81b198354168355612378565b5061232d6001600160801b036123245f61231a565b6123379450612431915060403d604011610c8357610c7381836130c7565b90936122da565b6101e4355f91600884016001600160881b0381541690816125c4575b505060078401908154916001600160801b038316936124888561232d60068a01546001600160801b038160801c911661325e565b808210156125bd57505b5f915f936124a08388612fea565b9560ff879216159081612569575b50612528575b506001600160801b036124c686615960565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612339565b949250925094509361253f5f9388600435896155aa565b9190926125638394936001600160401b0360018b015460401c169060098b01615909565b8a6124b4565b60018b015460e01c60ff1691508115612584575b508c6124ae565b905060ff8a5460a01c16600a81101561047a5760041490816125a9575b50158c61257d565b64ffffffffff915060d01c1642108c6125a1565b9050612492565b612607929350816101e435105f1461260f576001600160881b03806125ed6101e435809561325e565b16166001600160881b03198254161790556101e43561325e565b908680612454565b6001600160881b03806125ed848061325e565b639bdd3e1360e01b5f5260045ffd5b61264a915060203d602011610f4557610f3781836130c7565b89612154565b61267391925060203d60201161267a575b61266b81836130c7565b81019061427c565b90886120db565b503d612661565b5f9061204c565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612017565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361271661270f61270a61270a8d614031565b613017565b8b8b6140f3565b16421015611fd6565b600360ff8616036109d65760ff871615611fb1575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611f9c565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611f7e565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760203660031901126102835760043563ffffffff81168103610283576127ee81613fa1565b15611d3a576127fc81614031565b61284361281761270a61270a61281185613017565b95614031565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760403660031901126102835761034e6004356103276128ad612eb5565b80926128b761411d565b6128c081614152565b61416c565b34610283576040366003190112610283576004356024356007811015610283577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d0575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34610283576020366003190112610283575f6008612980600435613db6565b015460d81c806129a8575b604080516001600160401b03928316815292909116602083015290f35b90506129b381613037565b9061298b565b34610283576040366003190112610283576129d2612f21565b6129dd600435613db6565b6129e682613fa1565b15611d3a576128436128176129fa84614031565b92612a0e612a0785613017565b86836140f3565b94612a1e61270a61270a83614031565b916140f3565b3461028357606036600319011261028357600435602435600a811090811561028357612a4e612ee1565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612c1f57612a8784613db6565b9260ff845460a01c1691600484145f14612b6357600a83101561047a57600383036104515760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b16178155612b0691612ae4906001600160401b0316613f74565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561047a57612b60604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612b5684518094612fac565b6020830190612fac565ba2005b60038403612bbf57600a83101561047a576004830361045157612b916001600160401b03612bba9216613f74565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612b06565b506008830361045157612bd184613de2565b612bda84613e06565b6001840160ff815460e01c16612c10575b6007850180546001600160801b0319169055805463ffffffff60c01b19169055612b06565b612c1a8686613e50565b612beb565b63e73f59e560e01b5f5260045ffd5b3461028357608036600319011261028357600435612c4a612eb5565b6044356001600160a01b038116929083900361028357612c68612ecb565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612e0b575b610ad757612d3a6001600160401b0391612cf58686613c20565b612cff8486613c20565b82612d0d8282895416612ff7565b1683198754161786556001860183612d288382845416612ff7565b16841982541617905582845416613077565b166001600160401b03198254161790556001600160401b0382541615612d95575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561047a577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612df657600e612de3612ded92613d61565b9201918254612fea565b90555b91612d5b565b600d612de3612e0492613d25565b9055612df0565b506001600160401b03612e2b816001870154168260048801541690612ff7565b168711612cdb565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004355f52600360205260206102e5600860405f20015464ffffffffff808260b01c169160881c16612fea565b602435906001600160a01b038216820361028357565b606435906001600160401b038216820361028357565b604435906001600160401b038216820361028357565b602435906001600160401b038216820361028357565b35906001600160401b038216820361028357565b6024359063ffffffff8216820361028357565b359063ffffffff8216820361028357565b9181601f84011215610283578235916001600160401b038311610283576020838186019501011161028357565b606090600319011261028357600435906024356001600160a01b038116810361028357906044356001600160401b03811681036102835790565b90600a82101561047a5752565b90600482101561047a5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9190820180921161060a57565b906001600160401b03809116911603906001600160401b03821161060a57565b6001600160401b03623b5380911601906001600160401b03821161060a57565b6001600160401b0362127500911601906001600160401b03821161060a57565b6001600160401b036276a700911601906001600160401b03821161060a57565b906001600160401b03809116911601906001600160401b03821161060a57565b61030081019081106001600160401b038211176130b357604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b038211176130b357604052565b90816020910312610283575180151581036102835790565b6084905f905b6002821061311357505050565b6040808281866001953701930191019091613106565b908060209392818452848401375f828201840152601f01601f1916010190565b9061315382613db6565b915f52600460205260405f209060018060a01b03165f5260205260405f20908154906131976001600160401b0383169260028501549060401c908460098501614a16565b92909360038101546131b76001830154918260401c9085600b8801614a16565b92909160ff865460a01c16600a81101561047a576006149182159261323b575b821561321f575b5050613211576103d69392916123326131fd6132089361320e99612fea565b96600e860154612fea565b91614a41565b90565b935050505061320e91612fea565b600401546001600160401b039182169116141590505f806131de565b851592506131d7565b64ffffffffff60019116019064ffffffffff821161060a57565b9190820391821161060a57565b906001600160801b03809116911601906001600160801b03821161060a57565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036132cc818454168260048901541690612ff7565b16926001600160401b038216938411610ad75760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c8a575f916133aa575b501561339857505091816001600160401b0361337f7f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612ff7565b166001600160401b0319825416179055604051908152a3565b9194925092506133a89450614ab3565b565b6133c3915060203d602011610f4557610f3781836130c7565b5f61333d565b8181029291811591840414171561060a57565b6001600160c01b03918216908216019190821161060a57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d057825f52600360205260405f209261343d84614d1b565b1561045157805f52600460205260405f2060018060a01b0383165f5260205260405f2061346a8186613c20565b6134cd613495600b6009880154976134c56134a461349a6134956001600160401b038c169c8d6133c9565b614d60565b875460401c6133dc565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876133c9565b6135036134e26001840192835460401c6133dc565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036135188682855416613077565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f9161361a575b50613611577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa60206133a898836001600160401b036135f58b828b985416613077565b166001600160401b0319825416179055604051908152a3614ab3565b50505050505050565b613633915060203d602011610f4557610f3781836130c7565b5f6135b2565b919091605083101561365257601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b9190600682101561047a5760ff8084549260031b9316831b921b1916179055565b9061369182613db6565b9061369b8261424d565b6136a58183615325565b600182019060ff825460e01c166138d9575b6136c661270a61270a83614031565b6001600160401b03811642106138ca576136e96001600160401b039183866140f3565b16421061384b5763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a361373e600461373861372f85886153a0565b600f8801613639565b90613666565b600a8106600463ffffffff8216149182613833575b845460a01c63ffffffff16036137ce575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b506133a894509192509015613806576137e690614019565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61380f90614001565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615b5a5f395f51905f526005870155613753565b9050600f61385982846153a0565b920160ff6138678483613639565b90549060031b1c16600681101561047a576005146138ca5763ffffffff9261388e91613639565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c8a575f9161394e575b50156136b75763788dad5960e01b5f5260045ffd5b613967915060403d604011610c8357610c7381836130c7565b505f613939565b9190826040910312610283576020825192015190565b61398d81613db6565b61399681613de2565b60068101545f906001600160801b0381169060801c14613ac95760ff825460a01c16600a811015613ab557600503613aa65760078201546001600160801b038116613a97576139f664ffffffffff6001600160401b039260801c16613057565b164210613a885760018201805463ffffffff60c01b19169055600a820154600c830154613a27916105859190612fea565b9080613a745750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c820154613aff91613af49190612fea565b600d83015490612fea565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b613b4f90613db6565b613b5882613fa1565b158015613c04575b8015613be8575b611d3a5760ff613b83613b7a84846153a0565b600f8401613639565b90549060031b1c16600681101561047a5780613be25750613ba382614031565b906001600160401b0382164210613bdb576001600160401b0392612a1e613bc993613017565b16421015613bd657600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff831611613b67565b5063ffffffff600182015460801c1663ffffffff831610613b60565b9080546001600160401b038116906009840190613c82613c61835492613c58613495613c5260028a019687549061325e565b886133c9565b9060401c6133dc565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613cd6613ca3613495613c5260038a019788549061325e565b613cb56001890191825460401c6133dc565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613d215760ff825460a01c16600a81101561047a57600603613d0557613d029150613d61565b50565b600d613d13613d1d92613d25565b920191825461325e565b9055565b5050565b61320e90670de0b6b3a7640000600181835460401c0692015460401c0690612fea565b6001600160c01b03918216908216039190821161060a57565b906133a86001613d7084613d25565b93613d946134e2825460401c848060c01b03670de0b6b3a764000082061690613d48565b01613cb5815460401c60018060c01b03670de0b6b3a764000082061690613d48565b5f52600360205260405f209060018060a01b0382541615613dd357565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561047a57600503613dfd5750565b6133a89061424d565b6001015460c01c63ffffffff168015159081613e33575b50613e2457565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613e4690614031565b164210155f613e1d565b6040516347d1145360e01b815260048101839052916020836024815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1928315610c8a575f93613f40575b50613edb60078301936001600160801b03855416906001600160881b036008860154168082115f14613f37576103d69161325e565b91613ef760068201546001600160801b038160801c911661325e565b808411613f2f575b508215613f295783546001600160801b0319166001600160801b038416179093556133a89261545b565b50505050565b92505f613eff565b50505f90612fea565b9092506020813d602011613f6c575b81613f5c602093836130c7565b810103126102835751915f613ea6565b3d9150613f4f565b64ffffffffff8111613f8a5764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182613ff5575b5081613fe2575b81613fd2575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613fc9565b6004101591505f613fc2565b63ffffffff60019116019063ffffffff821161060a57565b63ffffffff60079116019063ffffffff821161060a57565b63ffffffff1663ffffffff600a80830692049116600481145f146140c257506201518063ffffffff61406a6001600160401b0393614001565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff811690810361060a576001600160401b039163ffffffff6140ee6201518093614001565b614073565b600761410261320e9493614031565b9101549164ffffffffff808460d01c169360a81c1691615830565b5f516020615b7a5f395f51905f525c6141435760015f516020615b7a5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b61415b90613db6565b9061416582614d1b565b1561045157565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d1169986141ff949392825f52600460205260405f2060018060a01b0385165f5260205260405f2090600981018254906141d8600285019283546001600160401b038260401c921684614a16565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61423790613db6565b80549091906001600160a01b0316330361091857565b5460a01c60ff16600a81101561047a5760038114159081614270575b5061045157565b6004915014155f614269565b9081602091031261028357516001600160a01b03811681036102835790565b9490929493919360ff600182015460e01c166143c35763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061430260a482018688613129565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c8a575f916143a4575b506001600160a01b03169485614358575b505050505050565b6143967fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191613129565b0390a45f8080808080614350565b6143bd915060203d60201161267a5761266b81836130c7565b5f61433f565b50925050506143dc57670de0b6b3a7640000036126e057565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152614456610100826130c7565b51902090565b9161446c60209293611dcc61571a565b61449d60405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191613129565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f916144dc575090565b61320e915060203d60201161267a5761266b81836130c7565b9392915f94600881016001600160881b038154169081614698575b5050600781018054906001600160801b038216956145438761232d60068701546001600160801b038160801c911661325e565b8082101561469157505b5f915f9361455b838a612fea565b958691600182019060ff825460e01c16908115614658575b506145ea575b505050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b036145bb60a099615960565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919390929b5063ffffffff95507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb797945060a0969b61464961462f5f96888d886155aa565b60096001600160401b03829893975460401c169201615909565b92958295985081949750614579565b905060ff835460a01c16600a81101561047a57600414908161467d575b50155f614573565b64ffffffffff915060d01c1642105f614675565b905061454d565b91946146d092828210156146d8576001600160881b03806146ba84809661325e565b16166001600160881b031982541617905561325e565b925f80614510565b6001600160881b03806146ba858061325e565b909161470860036137386146ff84866153a0565b600f8601613639565b63ffffffff811690600a8206600463ffffffff82161490816147a7575b600185019363ffffffff855460a01c16145f146137ce575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615b5a5f395f51905f526005860155614725565b7f000000000000000000000000000000000000000000000000000000000000000090806147ea575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561484a575b6040525f6060521561482a5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661486257823b15153d1516169061481b565b503d5f823e3d90fd5b5f919081158080614939575b613f29577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610c8a57614924575b506148ef836147bf565b156148f957505050565b6133a892507f00000000000000000000000000000000000000000000000000000000000000006158a7565b6149319194505f906130c7565b5f925f6148e5565b506001614877565b908015806149f0575b6149eb577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610c8a576149db575b506149c2816147bf565b8281116149ce57505050565b6133a8926103279161325e565b5f6149e5916130c7565b5f6149b8565b505050565b50821561494a565b8115614a02570490565b634e487b7160e01b5f52601260045260245ffd5b90614a29614a2f9493612332935461325e565b906133c9565b90670de0b6b3a7640000808304920690565b6001600160401b036001614a61614a6e94670de0b6b3a7640000966133c9565b92015460401c16906149f8565b0490565b9063ffffffff8091169116039063ffffffff821161060a57565b63ffffffff614aad62ffffff93600a8360018096015460801c160490614a72565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614af18782845416613077565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b93614b2b8561422e565b90614b358261424d565b614b3e82613e06565b60088201928354956001600160401b0364ffffffffff8860881c16921694828603611d665786151580614cf2575b156126975781158015614ce4575b6126885760068501805495614b9f6001600160801b036007830154168860801c612fea565b8410614cd55760030195865489149081614cc2575b50614cb35787614229967f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9a614c388e898f8d6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528760808201528a60a082015260a08152611a8560c0826130c7565b9664ffffffffff60881b90614c4c90613244565b60881b169064ffffffffff60881b1916178455556001600160801b03808416166001600160801b031982541617905560018060d81b0381541690556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613129565b63dfbd9b4b60e01b5f5260045ffd5b6001600160801b0391501683145f614bb4565b6309d157b360e01b5f5260045ffd5b50600160801b821015614b7a565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614b6c565b60ff905460a01c16600a811015908161047a5760038110159182614d52575b82614d4457505090565b90915061047a576007141590565b50600881111591505f614d3a565b6001600160c01b038111614d7a576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b9160207f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a85391600160048601956001600160401b03875416966001600160401b03198154169055016001600160401b03614ded8782845416612ff7565b166001600160401b031982541617905560018060a01b03169384847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3565b80358252602081013560208301526040810135604083015263ffffffff614e6360608301612f34565b166060830152608081013560ff81168091036102835760808301526001600160401b03614e9260a08301612f0d565b1660a083015260c081013560c08301526001600160401b03614eb660e08301612f0d565b1660e083015261010081013561010083015263ffffffff614eda6101208301612f34565b1661012083015261014081013561ffff811680910361028357614f7861020080936001600160401b039361014087015261016081013561016087015263ffffffff614f286101808301612f34565b1661018087015263ffffffff614f416101a08301612f34565b166101a087015283614f566101c08301612f0d565b166101c087015283614f6b6101e08301612f0d565b166101e087015201612f0d565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f91615306575b50156152f8576024359081156152e95760443591821515806152c0575b156126975760405160208101903382526004356040820152604081526150186060826130c7565b51902092835f52600360205260405f209160018060a01b038354166152b1577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610283575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152615099604484016004614e3a565b5af18015610c8a5761529c575b5060643563ffffffff811690876001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001683830361529857610184359363ffffffff851680860361529457823b156152945760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa801561528957615274575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff8216820361527057855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b038216820361526c576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff811681036152685767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b03161790556040519192509061523e816004614e3a565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b8161527e916130c7565b61526c57875f61512b565b6040513d84823e3d90fd5b8380fd5b5080fd5b6152a99196505f906130c7565b5f945f6150a6565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614ff1565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b61531f915060203d602011610f4557610f3781836130c7565b5f614fd4565b61532e82613fa1565b158015615384575b8015615368575b611d3a5763ffffffff60018192015460c01c1691160361535957565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff83161161533d565b5063ffffffff600182015460801c1663ffffffff831610615336565b6153ca906153c463ffffffff60016153b88296615b08565b93015460801c16615b08565b90614a72565b1690565b6001015460e01c60ff166153e657506133a8906147bf565b816153ef575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102835760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610c8a576154515750565b5f6133a8916130c7565b906133a89291817f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d660806007840161549d876001600160801b0383541661325e565b81546001600160801b0319166001600160801b038216179091556154c28785876154ff565b6154e36001600160401b03600189959495015460401c1682600b8a01615909565b60405192898452602084015260408301526060820152a26153ce565b9290606483028381046064148415171561060a5761271090049361552c615526868661325e565b94615960565b60068201906001600160801b0382549161554b8219918460801c61326b565b60801b1691161790558461555d575050565b5f9061556b86600254612fea565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561060a5761271090049485916155db6155d5848861325e565b96615960565b60068201906001600160801b038254916155fa8219918460801c61326b565b60801b1691161790558261560e5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c9161563e5f95600254612fea565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180613f29565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206157049594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906156dd600388019260018454990198895460401c9184614a16565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615807575b15615775577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261445660c0826130c7565b507f0000000000000000000000000000000000000000000000000000000000000000461461574c565b929190926001600160401b038216926001600160401b038516841080159061588b575b615884576158649061320e95613077565b926001600160401b038216101561587c575090612ff7565b905090612ff7565b5050505090565b506001600160401b0382166001600160401b0382161115615853565b91806158b257505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f51148216156158f1575b6040521561482a5750565b90600181151661486257823b15153d151616906158e6565b91909182156149eb57670de0b6b3a76400008302928304670de0b6b3a76400000361060a5761593e6001820193845490612fea565b9061595361594c84846149f8565b8254612fea565b90558115614a0257069055565b6001600160801b03811161597a576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f82116159c057604051916159ad6040846130c7565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b929091825f52600460205260405f2060018060a01b0382165f5260205260405f209260018401916001600160401b038354166001600160401b03600487015416809103610ad757615af7575b50508254926001600160401b038416938415615aec57615a53615a48600e88019283549060401c90612fea565b845460401c90612fea565b90615a68826001600160401b03881689614a41565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561060a57615a99600193615ada9561325e565b905501615ab3866001600160401b03835460401c16612ff7565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f94508493505050565b615b019185614d91565b5f80615a1b565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361060a57600a63ffffffff9106160163ffffffff811161060a5763ffffffff5f1991160163ffffffff811161060a579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
