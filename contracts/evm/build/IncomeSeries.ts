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

export const bytecode: `0x${string}` = '0x61028080604052346103405761012081615fad80380380916100218285610344565b833981010312610340578051906001600160a01b03821682036103405760208101516001600160a01b03811681036103405760408201516001600160a01b03811681036103405760608301516001600160a01b0381168103610340576080840151906001600160a01b03821682036103405761009f60a0860161037b565b926100ac60c0870161037b565b946100c66101006100bf60e08a0161037b565b980161037b565b976040516100d5604082610344565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff604084610344565b600183526020830191603160f81b83526101188161038f565b610120526101258461038f565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c082610344565b5190206080523060c05261016052610180526101a0526101c0526101e05261020052610220526102405261026052604051615bb290816103fb82396080518161576b015260a05181615822015260c05181615735015260e051816157ba015261010051816157e001526101205181610f6401526101405181610f8d015261016051818181610ecf01528181611419015281816120a30152818161332501528181613592015281816144b90152614fb40152610180518181816108680152818161145e01528181611631015281816128e701528181613411015261505101526101a051818181611e240152818161431f01526150d501526101c05181818161211c015261279501526101e0518181816102540152818161032a0152818161079b015281816147d901526149180152610200518181816107460152610824015261022051818181612a580152612e6001526102405181818161029c01528181610b910152818161159b015281816122a10152818161392101528181613ebb015281816148950152818161496801526154090152610260518181816109f8015281816117430152818161285c0152612c830152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036757604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034057565b601f8151116103ba5760208151910151602082106103ab571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612e8f57806304d5005814612e4b57806304d66fed14612c465780630a52da6014612a2457806317e68aa9146129b95780631deab7e1146129615780631ea2848e146128c5578063221220eb1461288b5780632713f36e1461284757806327fc0c98146127c45780632b7ac3f3146127805780632c196cd014611ec05780632d7c0b9414611e705780633f067b2014611e5357806343f48fbd14611e0f5780634499f5b314611de9578063465cf75414611d75578063553dd8d9146118515780635841eeb91461177a5780635f3825a21461173257806362b92562146116135780636f07159a146114f657806371949af9146114df57806376bf8436146114485780637b1039991461140457806381f779591461104457806384b0196e14610f4c57806384baee7a14610e585780638932454814610d605780638ceeba3614610d24578063906f6b0814610cd7578063979f205414610cb35780639be5be9914610af5578063a0befafe146109e5578063ac522c5c14610972578063ad44b79f1461093b578063af32607114610897578063b361e19814610853578063c415b95c1461080f578063c60c403a146107bf578063c879657214610722578063cb3fb85b14610704578063cb798ecb14610682578063d22ce90b1461064b578063df8a9e211461048e578063dfc58e8114610360578063eae1160b146102ed578063f698da25146102cb578063f887ea40146102875763fc0c546a1461023f575f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f3660031901126102835760206102e5615732565b604051908152f35b346102835760403660031901126102835761034e60043561032761030f612ecd565b8092610319613dce565b6103228161416a565b615685565b907f00000000000000000000000000000000000000000000000000000000000000006158bf565b5f5f516020615b925f395f51905f525d005b346102835760403660031901126102835760043561037c612ecd565b610384613dce565b61038d82613e03565b805460ff8160a01c16600a81101561047a5760061490811591610460575b506104515782816103e284836103dc6103cb8361034e9a61032799614184565b6103d6848488615685565b90613002565b936159e7565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3613002565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561047a57600314846103ab565b634e487b7160e01b5f52602160045260245ffd5b34610283576020366003190112610283576004356104aa613dce565b6104b381614246565b6104bc81613e2f565b600881015460d81c801561063c5780421061062d576104e26001600160401b039161304f565b16421161061e5761050460068201546001600160801b038160801c9116613276565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610546858386615517565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c830154610590916105859190613002565b600d84015490613002565b90670de0b6b3a7640000810290808204670de0b6b3a7640000149015171561060a576105bb91613002565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361034e9652a26147d7565b634e487b7160e01b5f52601160045260245ffd5b63478b491160e11b5f5260045ffd5b6395b1de0d60e01b5f5260045ffd5b638e47322360e01b5f5260045ffd5b346102835760403660031901126102835761066f610667612f39565b600435613b5e565b604051600682101561047a576020918152f35b34610283576102203660031901126102835761069c613dce565b60206106a6614f96565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f516020615b925f395f51905f525d8152f35b346102835760203660031901126102835761072060043561399c565b005b34610283575f3660031901126102835761073a613dce565b61034e6002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006158bf565b34610283576040366003190112610283576107d8612ecd565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576040366003190112610283576024356004356108b6613dce565b6108bf81613e03565b9060ff600183015460e01c161580610927575b6109185760ff825460a01c16600a81101561047a576005036104515761034e926001600160801b036007840154168082105f14610910575091615473565b905091615473565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b03163314156108d2565b34610283576020366003190112610283576004355f526003602052602060ff60405f205460a01c166109706040518092612fc4565bf35b346102835760a03660031901126102835760043561098e612f0f565b6084356001600160401b038111610283576109ad903690600401612f5d565b9160ff60016109bb86613e03565b015460e01c166109d657610720936064359160443591614b39565b637fa411c960e11b5f5260045ffd5b34610283576109f336612f8a565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a6a81875416809461300f565b16946001600160401b038416958611610ad7576001600160401b03610ab27f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa9560209561308f565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461028357604036600319011261028357600435610b11612f39565b610b19613dce565b610b2282613e03565b91610b2c83614265565b600183019260ff845460e01c1615610ca457610b48838261533d565b6001600160401b03610b598461407e565b164210610c9557604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610c8a5761034e95610c4992610c24925f915f93610c4e575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a385858561450d565b82546001600160e01b031660e086901b6001600160e01b031916178355938383614703565b6153e6565b610c7b9193506001600160401b03925060403d604011610c83575b610c7381836130df565b810190613986565b929091610bcf565b503d610c69565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461028357604036600319011261028357610720610ccf612f39565b60043561369f565b3461028357604036600319011261028357610cf0612ecd565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102835761022036600319011261028357610d3e613dce565b6020610d48614f96565b5f5f516020615b925f395f51905f525d604051908152f35b3461028357604036600319011261028357600435610d7c612ecd565b610d84613dce565b610d8d82613e03565b805460ff8160a01c16600a81101561047a5760061490811591610e3a575b50610451578281610dcb84836103dc6103cb8361034e9a61032799614184565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3613002565b60ff915060a81c16600481101561047a576003146001141584610dab565b3461028357604036600319011261028357600435610e74612ecd565b815f52600460205260405f2060018060a01b0382165f5260205260405f20916001600160401b0360048401541615610ad75760405163b9209e3360e01b81526001600160a01b038381166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c8a575f91610f1d575b5015610f0e5761072092614da9565b63b17c5dd560e01b5f5260045ffd5b610f3f915060203d602011610f45575b610f3781836130df565b810190613100565b84610eff565b503d610f2d565b34610283575f36600319011261028357610fe8610f887f00000000000000000000000000000000000000000000000000000000000000006159a9565b610fb17f00000000000000000000000000000000000000000000000000000000000000006159a9565b6020610ff660405192610fc483856130df565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612fde565b908582036040870152612fde565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061102d57505050500390f35b83518552869550938101939281019260010161101e565b34610283576020366003190112610283575f6102e0604051611065816130af565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611108600435613e03565b805460ff8160a01c169060ff8160a81c169060018401549060078501549460028101549360038201549660048301549260058101546008600683015492015494604051996111558b6130af565b6001600160a01b0388168b52600a81101561047a5760208b0152600485101561047a576103009a60ff9964ffffffffff986001600160801b039760408e01528c606063ffffffff8360c01c169101528c60808d8360b01c169101528c60a08d8360b81c169101528c60c06001600160401b038d169101528c60e06001600160401b038d60401c169101528c61010063ffffffff8d60801c169101528c61012063ffffffff8d60a01c169101528c61014063ffffffff8d60c01c1691015260e01c6101608d0152888660801c166101808d01526101a08c01526101c08b01526101e08a015261020089015282811661022089015260801c610240880152166102608601526001600160881b038116610280860152818160881c166102a086015260b01c166102c084015260e01c1615156102e08201526102e06040519160018060a01b0381511683526112af60208201516020850190612fc4565b6112c160408201516040850190612fd1565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d0575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34610283576107206114f036612f8a565b9161340d565b346102835761010036600319011261028357600435611513612f0f565b6084356001600160401b03811161028357611532903690600401612f5d565b9061153b613dce565b60ff600161154886613e03565b015460e01c1615610ca45761156592606435906044359086614b39565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c8a575f916115dd575b61034e9250614883565b90506020823d60201161160b575b816115f8602093836130df565b810103126102835761034e9151906115d3565b3d91506115eb565b346102835760403660031901126102835760043561162f612f0f565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d0575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615b725f395f51905f52916005919061170690805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615b725f395f51905f526020820152a2005b346102835761174036612f8a565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae657610720926132a3565b3461028357602036600319011261028357600435600861179982614246565b6117a281613e2f565b016001600160401b036117b8825460d81c61304f565b164211156118435762093a806001600160401b034216016001600160401b03811161060a5781546001600160d81b031660d882901b6001600160d81b031916179091557feccd80986321728ed7cc6b1ca68a7af53a5c8c6d5a0b69bff68eb46aadf11f8a906118268161304f565b604080516001600160401b039384168152919092166020820152a2005b62f7dbaf60e51b5f5260045ffd5b346102835760c03660031901126102835761186a612f39565b611872612ef9565b9061187b612ee3565b60a4356001600160401b0381116102835761189a903690600401612f5d565b9390926118a5613dce565b6118b0600435614246565b916118ba83613e2f565b60088301549464ffffffffff8660b01c166001600160401b03831603611d665760018401549063ffffffff600a818460801c16041663ffffffff8516108015611d49575b611d3a5763ffffffff8260a01c1663ffffffff600a82041663ffffffff8616145f14611d02576119356001600160401b039161407e565b16804210611cf35762ffffff61194b8688614aa4565b8460e81c1616611ce4576001600160401b038716108015611cd2575b611cc3576119748661306f565b916001600160401b036119a460078801549464ffffffffff8660d01c169064ffffffffff8760a81c16908b615848565b16421015611cb4575f6084351215611cab576001608435016001811280155f6084351216905f6084351215161761060a57600160ff1b1461060a576084355f035f1981011161060a576084355f03915b829983158015611c9d575b611c8e57611a8d915f60843512611c80575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff8a1660608201526001600160401b03891660808201526001600160401b038c1660a082015260843560c082015260c08152611a8560e0826130df565b519020614474565b9764ffffffffff60b01b611aab60b083901c64ffffffffff1661325c565b60b01b1664ffffffffff60b01b19919091161760088701556001600160e81b0319611ad68688614aa4565b8260e81c1760e81b169060018060e81b03161760018601555f608435125f14611c035750506001600160881b0386166001600160881b03600885015416016001600160881b03811161060a5760ff956001956001600160881b0363ffffffff93166001600160881b03196008880154161760088701555b6001600160801b036007870154166001600160401b036001600160881b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611bf8575b611be6575f5f516020615b925f395f51905f525d005b611bf290600435614883565b8061034e565b505f60843513611bd0565b611c306001600160801b03611c276006889a979996980154828160801c9116613276565b93168093613276565b809111611c77575b506001949260ff9694926001600160801b03611c5c63ffffffff94828c1690613283565b166001600160801b0319600788015416176007870155611b4d565b96506001611c38565b611c8989613e53565b611a11565b6375cf385f60e01b5f5260045ffd5b50600160801b8410156119ff565b608435916119f4565b63f3d05bb760e01b5f5260045ffd5b631059752760e31b5f5260045ffd5b50426001600160401b03871611611967565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff811690810361060a5760040163ffffffff811161060a576119356001600160401b039161407e565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818460a01c16041663ffffffff8516116118fe565b6311fa514960e31b5f5260045ffd5b346102835760c036600319011261028357611d8e612f39565b60843560ff811681036102835760a4359160ff83168303610283576020926102e592611dc4926064359060443590600435614403565b611dcc615732565b6042916040519161190160f01b8352600283015260228201522090565b346102835760403660031901126102835760206102e5611e07612ecd565b600435613161565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576020600254604051908152f35b3461028357604036600319011261028357611e89612ecd565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102835761028036600319011261028357611eda612f39565b61010036604319011261028357366102041161028357610204359060ff82168203610283576102243560ff8116810361028357610244356001600160401b03811161028357611f2d903690600401612f5d565b610264929192356001600160401b03811161028357611f50903690600401612f5d565b959093611f5b613dce565b611f66600435614246565b94611f7086614265565b600260ff8416141580612772575b61276357600160ff8616116127545760ff8516600114978880612743575b61273457600187015460ff8160e01c1661271f575b611fbb898961533d565b6001600160401b03611fcc8a61407e565b16421080156126ef575b610c9557600388015461014435036126e05760401c6001600160401b031661016435036126e05760058701546101a435036126d1576101c4351515806126a5575b1561269757600160801b6101e43510156126885761203d9161018435896004358a6142b3565b60ff8216600203612681576001905b612065611dc486856101c4356101a4358c600435614403565b6040516375d0e52b60e01b815292600281101561047a5760048401526024830152606060448301526020828061209f606482018886613141565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610c8a575f92612650575b506040805163f398789b60e01b815290604460048301376120fe60448201613118565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f91612631575b50156126225760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f6040519360406044863761219460408601613118565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b031693806121d663ffffffff8c1695600435956101e0840191613141565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c1615612438575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610c8a575f935f91612413575b506123379061233260078501956001600160801b0387541690806101e435115f146123fe576001600160801b0361232461231a61232d936101e435613276565b886004358b61450d565b98541688613002565b613276565b613002565b935b156123d457600160ff835460b81c16019160ff831161060a57805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff916001916123ae905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b03191617835560043583614703565b015460e01c16156123c55761034e91600435614959565b6123cf91506147d7565b61034e565b816123ae6001926001600160801b03600760ff96015416612378578460b81b198354168355612378565b5061232d6001600160801b036123245f61231a565b6123379450612431915060403d604011610c8357610c7381836130df565b90936122da565b6101e4355f91600884016001600160881b0381541690816125c4575b505060078401908154916001600160801b038316936124888561232d60068a01546001600160801b038160801c9116613276565b808210156125bd57505b5f915f936124a08388613002565b9560ff879216159081612569575b50612528575b506001600160801b036124c686615978565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612339565b949250925094509361253f5f9388600435896155c2565b9190926125638394936001600160401b0360018b015460401c169060098b01615921565b8a6124b4565b60018b015460e01c60ff1691508115612584575b508c6124ae565b905060ff8a5460a01c16600a81101561047a5760041490816125a9575b50158c61257d565b64ffffffffff915060d01c1642108c6125a1565b9050612492565b612607929350816101e435105f1461260f576001600160881b03806125ed6101e4358095613276565b16166001600160881b03198254161790556101e435613276565b908680612454565b6001600160881b03806125ed8480613276565b639bdd3e1360e01b5f5260045ffd5b61264a915060203d602011610f4557610f3781836130df565b89612154565b61267391925060203d60201161267a575b61266b81836130df565b810190614294565b90886120db565b503d612661565b5f9061204c565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612017565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361271661270f61270a61270a8d61407e565b61302f565b8b8b614140565b16421015611fd6565b600360ff8616036109d65760ff871615611fb1575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611f9c565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611f7e565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760203660031901126102835760043563ffffffff81168103610283576127ee81613fee565b15611d3a576127fc8161407e565b61284361281761270a61270a6128118561302f565b9561407e565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760403660031901126102835761034e6004356103276128ad612ecd565b80926128b7613dce565b6128c08161416a565b614184565b34610283576040366003190112610283576004356024356007811015610283577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d0575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34610283576020366003190112610283575f6008612980600435613e03565b015460d81c806129a8575b604080516001600160401b03928316815292909116602083015290f35b90506129b38161304f565b9061298b565b34610283576040366003190112610283576129d2612f39565b6129dd600435613e03565b6129e682613fee565b15611d3a576128436128176129fa8461407e565b92612a0e612a078561302f565b8683614140565b94612a1e61270a61270a8361407e565b91614140565b3461028357606036600319011261028357600435602435600a811090811561028357612a4e612ef9565b612a56613dce565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612c3757612a8f84613e03565b9260ff845460a01c1691600484145f14612b7b57600a83101561047a57600383036104515760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b16178155612b0e91612aec906001600160401b0316613fc1565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561047a57612b68604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612b5e84518094612fc4565b6020830190612fc4565ba25f5f516020615b925f395f51905f525d005b60038403612bd757600a83101561047a576004830361045157612ba96001600160401b03612bd29216613fc1565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612b0e565b506008830361045157612be984613e2f565b612bf284613e53565b6001840160ff815460e01c16612c28575b6007850180546001600160801b0319169055805463ffffffff60c01b19169055612b0e565b612c328686613e9d565b612c03565b63e73f59e560e01b5f5260045ffd5b3461028357608036600319011261028357600435612c62612ecd565b6044356001600160a01b038116929083900361028357612c80612ee3565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612e23575b610ad757612d526001600160401b0391612d0d8686613c38565b612d178486613c38565b82612d25828289541661300f565b1683198754161786556001860183612d40838284541661300f565b1684198254161790558284541661308f565b166001600160401b03198254161790556001600160401b0382541615612dad575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561047a577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612e0e57600e612dfb612e0592613d79565b9201918254613002565b90555b91612d73565b600d612dfb612e1c92613d3d565b9055612e08565b506001600160401b03612e4381600187015416826004880154169061300f565b168711612cf3565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004355f52600360205260206102e5600860405f20015464ffffffffff808260b01c169160881c16613002565b602435906001600160a01b038216820361028357565b606435906001600160401b038216820361028357565b604435906001600160401b038216820361028357565b602435906001600160401b038216820361028357565b35906001600160401b038216820361028357565b6024359063ffffffff8216820361028357565b359063ffffffff8216820361028357565b9181601f84011215610283578235916001600160401b038311610283576020838186019501011161028357565b606090600319011261028357600435906024356001600160a01b038116810361028357906044356001600160401b03811681036102835790565b90600a82101561047a5752565b90600482101561047a5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9190820180921161060a57565b906001600160401b03809116911603906001600160401b03821161060a57565b6001600160401b03623b5380911601906001600160401b03821161060a57565b6001600160401b0362127500911601906001600160401b03821161060a57565b6001600160401b036276a700911601906001600160401b03821161060a57565b906001600160401b03809116911601906001600160401b03821161060a57565b61030081019081106001600160401b038211176130cb57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b038211176130cb57604052565b90816020910312610283575180151581036102835790565b6084905f905b6002821061312b57505050565b604080828186600195370193019101909161311e565b908060209392818452848401375f828201840152601f01601f1916010190565b9061316b82613e03565b915f52600460205260405f209060018060a01b03165f5260205260405f20908154906131af6001600160401b0383169260028501549060401c908460098501614a2e565b92909360038101546131cf6001830154918260401c9085600b8801614a2e565b92909160ff865460a01c16600a81101561047a5760061491821592613253575b8215613237575b5050613229576103d69392916123326132156132209361322699613002565b96600e860154613002565b91614a59565b90565b935050505061322691613002565b600401546001600160401b039182169116141590505f806131f6565b851592506131ef565b64ffffffffff60019116019064ffffffffff821161060a57565b9190820391821161060a57565b906001600160801b03809116911601906001600160801b03821161060a57565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036132e481845416826004890154169061300f565b16926001600160401b038216938411610ad75760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c8a575f916133c2575b50156133b057505091816001600160401b036133977f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f0799582602096541661300f565b166001600160401b0319825416179055604051908152a3565b9194925092506133c09450614acb565b565b6133db915060203d602011610f4557610f3781836130df565b5f613355565b8181029291811591840414171561060a57565b6001600160c01b03918216908216019190821161060a57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036114d057825f52600360205260405f209261345584614d33565b1561045157805f52600460205260405f2060018060a01b0383165f5260205260405f206134828186613c38565b6134e56134ad600b6009880154976134dd6134bc6134b26134ad6001600160401b038c169c8d6133e1565b614d78565b875460401c6133f4565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876133e1565b61351b6134fa6001840192835460401c6133f4565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b03613530868285541661308f565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f91613632575b50613629577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa60206133c098836001600160401b0361360d8b828b98541661308f565b166001600160401b0319825416179055604051908152a3614acb565b50505050505050565b61364b915060203d602011610f4557610f3781836130df565b5f6135ca565b919091605083101561366a57601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b9190600682101561047a5760ff8084549260031b9316831b921b1916179055565b906136a982613e03565b906136b382614265565b6136bd818361533d565b600182019060ff825460e01c166138f1575b6136de61270a61270a8361407e565b6001600160401b03811642106138e2576137016001600160401b03918386614140565b1642106138635763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3613756600461375061374785886153b8565b600f8801613651565b9061367e565b600a8106600463ffffffff821614918261384b575b845460a01c63ffffffff16036137e6575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b506133c09450919250901561381e576137fe90614066565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6138279061404e565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615b725f395f51905f52600587015561376b565b9050600f61387182846153b8565b920160ff61387f8483613651565b90549060031b1c16600681101561047a576005146138e25763ffffffff926138a691613651565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c8a575f91613966575b50156136cf5763788dad5960e01b5f5260045ffd5b61397f915060403d604011610c8357610c7381836130df565b505f613951565b9190826040910312610283576020825192015190565b6139a581613e03565b6139ae81613e2f565b60068101545f906001600160801b0381169060801c14613ae15760ff825460a01c16600a811015613acd57600503613abe5760078201546001600160801b038116613aaf57613a0e64ffffffffff6001600160401b039260801c1661306f565b164210613aa05760018201805463ffffffff60c01b19169055600a820154600c830154613a3f916105859190613002565b9080613a8c5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c820154613b1791613b0c9190613002565b600d83015490613002565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b613b6790613e03565b613b7082613fee565b158015613c1c575b8015613c00575b611d3a5760ff613b9b613b9284846153b8565b600f8401613651565b90549060031b1c16600681101561047a5780613bfa5750613bbb8261407e565b906001600160401b0382164210613bf3576001600160401b0392612a1e613be19361302f565b16421015613bee57600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff831611613b7f565b5063ffffffff600182015460801c1663ffffffff831610613b78565b9080546001600160401b038116906009840190613c9a613c79835492613c706134ad613c6a60028a0196875490613276565b886133e1565b9060401c6133f4565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613cee613cbb6134ad613c6a60038a0197885490613276565b613ccd6001890191825460401c6133f4565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613d395760ff825460a01c16600a81101561047a57600603613d1d57613d1a9150613d79565b50565b600d613d2b613d3592613d3d565b9201918254613276565b9055565b5050565b61322690670de0b6b3a7640000600181835460401c0692015460401c0690613002565b6001600160c01b03918216908216039190821161060a57565b906133c06001613d8884613d3d565b93613dac6134fa825460401c848060c01b03670de0b6b3a764000082061690613d60565b01613ccd815460401c60018060c01b03670de0b6b3a764000082061690613d60565b5f516020615b925f395f51905f525c613df45760015f516020615b925f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b5f52600360205260405f209060018060a01b0382541615613e2057565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561047a57600503613e4a5750565b6133c090614265565b6001015460c01c63ffffffff168015159081613e80575b50613e7157565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613e939061407e565b164210155f613e6a565b6040516347d1145360e01b815260048101839052916020836024815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1928315610c8a575f93613f8d575b50613f2860078301936001600160801b03855416906001600160881b036008860154168082115f14613f84576103d691613276565b91613f4460068201546001600160801b038160801c9116613276565b808411613f7c575b508215613f765783546001600160801b0319166001600160801b038416179093556133c092615473565b50505050565b92505f613f4c565b50505f90613002565b9092506020813d602011613fb9575b81613fa9602093836130df565b810103126102835751915f613ef3565b3d9150613f9c565b64ffffffffff8111613fd75764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182614042575b508161402f575b8161401f575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614016565b6004101591505f61400f565b63ffffffff60019116019063ffffffff821161060a57565b63ffffffff60079116019063ffffffff821161060a57565b63ffffffff1663ffffffff600a80830692049116600481145f1461410f57506201518063ffffffff6140b76001600160401b039361404e565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff811690810361060a576001600160401b039163ffffffff61413b620151809361404e565b6140c0565b600761414f613226949361407e565b9101549164ffffffffff808460d01c169360a81c1691615848565b61417390613e03565b9061417d82614d33565b1561045157565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614217949392825f52600460205260405f2060018060a01b0385165f5260205260405f2090600981018254906141f0600285019283546001600160401b038260401c921684614a2e565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61424f90613e03565b80549091906001600160a01b0316330361091857565b5460a01c60ff16600a81101561047a5760038114159081614288575b5061045157565b6004915014155f614281565b9081602091031261028357516001600160a01b03811681036102835790565b9490929493919360ff600182015460e01c166143db5763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061431a60a482018688613141565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610c8a575f916143bc575b506001600160a01b03169485614370575b505050505050565b6143ae7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191613141565b0390a45f8080808080614368565b6143d5915060203d60201161267a5761266b81836130df565b5f614357565b50925050506143f457670de0b6b3a7640000036126e057565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261446e610100826130df565b51902090565b9161448460209293611dcc615732565b6144b560405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191613141565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f916144f4575090565b613226915060203d60201161267a5761266b81836130df565b9392915f94600881016001600160881b0381541690816146b0575b5050600781018054906001600160801b0382169561455b8761232d60068701546001600160801b038160801c9116613276565b808210156146a957505b5f915f93614573838a613002565b958691600182019060ff825460e01c16908115614670575b50614602575b505050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b036145d360a099615978565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919390929b5063ffffffff95507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb797945060a0969b6146616146475f96888d886155c2565b60096001600160401b03829893975460401c169201615921565b92958295985081949750614591565b905060ff835460a01c16600a81101561047a576004149081614695575b50155f61458b565b64ffffffffff915060d01c1642105f61468d565b9050614565565b91946146e892828210156146f0576001600160881b03806146d2848096613276565b16166001600160881b0319825416179055613276565b925f80614528565b6001600160881b03806146d28580613276565b9091614720600361375061471784866153b8565b600f8601613651565b63ffffffff811690600a8206600463ffffffff82161490816147bf575b600185019363ffffffff855460a01c16145f146137e6575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615b725f395f51905f52600586015561473d565b7f00000000000000000000000000000000000000000000000000000000000000009080614802575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615614862575b6040525f606052156148425750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661487a57823b15153d15161690614833565b503d5f823e3d90fd5b5f919081158080614951575b613f76577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610c8a5761493c575b50614907836147d7565b1561491157505050565b6133c092507f00000000000000000000000000000000000000000000000000000000000000006158bf565b6149499194505f906130df565b5f925f6148fd565b50600161488f565b90801580614a08575b614a03577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610c8a576149f3575b506149da816147d7565b8281116149e657505050565b6133c09261032791613276565b5f6149fd916130df565b5f6149d0565b505050565b508215614962565b8115614a1a570490565b634e487b7160e01b5f52601260045260245ffd5b90614a41614a4794936123329354613276565b906133e1565b90670de0b6b3a7640000808304920690565b6001600160401b036001614a79614a8694670de0b6b3a7640000966133e1565b92015460401c1690614a10565b0490565b9063ffffffff8091169116039063ffffffff821161060a57565b63ffffffff614ac562ffffff93600a8360018096015460801c160490614a8a565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614b09878284541661308f565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b93614b4385614246565b90614b4d82614265565b614b5682613e53565b60088201928354956001600160401b0364ffffffffff8860881c16921694828603611d665786151580614d0a575b156126975781158015614cfc575b6126885760068501805495614bb76001600160801b036007830154168860801c613002565b8410614ced5760030195865489149081614cda575b50614ccb5787614241967f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9a614c508e898f8d6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528760808201528a60a082015260a08152611a8560c0826130df565b9664ffffffffff60881b90614c649061325c565b60881b169064ffffffffff60881b1916178455556001600160801b03808416166001600160801b031982541617905560018060d81b0381541690556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613141565b63dfbd9b4b60e01b5f5260045ffd5b6001600160801b0391501683145f614bcc565b6309d157b360e01b5f5260045ffd5b50600160801b821015614b92565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614b84565b60ff905460a01c16600a811015908161047a5760038110159182614d6a575b82614d5c57505090565b90915061047a576007141590565b50600881111591505f614d52565b6001600160c01b038111614d92576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b9160207f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a85391600160048601956001600160401b03875416966001600160401b03198154169055016001600160401b03614e05878284541661300f565b166001600160401b031982541617905560018060a01b03169384847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3565b80358252602081013560208301526040810135604083015263ffffffff614e7b60608301612f4c565b166060830152608081013560ff81168091036102835760808301526001600160401b03614eaa60a08301612f25565b1660a083015260c081013560c08301526001600160401b03614ece60e08301612f25565b1660e083015261010081013561010083015263ffffffff614ef26101208301612f4c565b1661012083015261014081013561ffff811680910361028357614f9061020080936001600160401b039361014087015261016081013561016087015263ffffffff614f406101808301612f4c565b1661018087015263ffffffff614f596101a08301612f4c565b166101a087015283614f6e6101c08301612f25565b166101c087015283614f836101e08301612f25565b166101e087015201612f25565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610c8a575f9161531e575b5015615310576024359081156153015760443591821515806152d8575b156126975760405160208101903382526004356040820152604081526150306060826130df565b51902092835f52600360205260405f209160018060a01b038354166152c9577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610283575f80916102646040518094819363c476e39560e01b83528b60048401523360248401526150b1604484016004614e52565b5af18015610c8a576152b4575b5060643563ffffffff811690876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168383036152b057610184359363ffffffff85168086036152ac57823b156152ac5760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa80156152a15761528c575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff8216820361528857855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203615284576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff811681036152805767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b031617905560405191925090615256816004614e52565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b81615296916130df565b61528457875f615143565b6040513d84823e3d90fd5b8380fd5b5080fd5b6152c19196505f906130df565b5f945f6150be565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310615009565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b615337915060203d602011610f4557610f3781836130df565b5f614fec565b61534682613fee565b15801561539c575b8015615380575b611d3a5763ffffffff60018192015460c01c1691160361537157565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611615355565b5063ffffffff600182015460801c1663ffffffff83161061534e565b6153e2906153dc63ffffffff60016153d08296615b20565b93015460801c16615b20565b90614a8a565b1690565b6001015460e01c60ff166153fe57506133c0906147d7565b81615407575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102835760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610c8a576154695750565b5f6133c0916130df565b906133c09291817f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d66080600784016154b5876001600160801b03835416613276565b81546001600160801b0319166001600160801b038216179091556154da878587615517565b6154fb6001600160401b03600189959495015460401c1682600b8a01615921565b60405192898452602084015260408301526060820152a26153e6565b9290606483028381046064148415171561060a5761271090049361554461553e8686613276565b94615978565b60068201906001600160801b038254916155638219918460801c613283565b60801b16911617905584615575575050565b5f9061558386600254613002565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561060a5761271090049485916155f36155ed8488613276565b96615978565b60068201906001600160801b038254916156128219918460801c613283565b60801b169116179055826156265750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916156565f95600254613002565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180613f76565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b602061571c9594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906156f5600388019260018454990198895460401c9184614a2e565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316148061581f575b1561578d577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261446e60c0826130df565b507f00000000000000000000000000000000000000000000000000000000000000004614615764565b929190926001600160401b038216926001600160401b03851684108015906158a3575b61589c5761587c906132269561308f565b926001600160401b038216101561589457509061300f565b90509061300f565b5050505090565b506001600160401b0382166001600160401b038216111561586b565b91806158ca57505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615909575b604052156148425750565b90600181151661487a57823b15153d151616906158fe565b9190918215614a0357670de0b6b3a76400008302928304670de0b6b3a76400000361060a576159566001820193845490613002565b9061596b6159648484614a10565b8254613002565b90558115614a1a57069055565b6001600160801b038111615992576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f82116159d857604051916159c56040846130df565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b929091825f52600460205260405f2060018060a01b0382165f5260205260405f209260018401916001600160401b038354166001600160401b03600487015416809103610ad757615b0f575b50508254926001600160401b038416938415615b0457615a6b615a60600e88019283549060401c90613002565b845460401c90613002565b90615a80826001600160401b03881689614a59565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561060a57615ab1600193615af295613276565b905501615acb866001600160401b03835460401c1661300f565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f94508493505050565b615b199185614da9565b5f80615a33565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361060a57600a63ffffffff9106160163ffffffff811161060a5763ffffffff5f1991160163ffffffff811161060a579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
