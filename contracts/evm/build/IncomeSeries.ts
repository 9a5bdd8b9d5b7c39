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
    "name": "ISSUER_FIRST",
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
    "name": "WINDOW_RUNNING",
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

export const bytecode: `0x${string}` = '0x610280806040523461034e57610120816161ad80380380916100218285610352565b83398101031261034e578051906001600160a01b038216820361034e5760208101516001600160a01b038116810361034e5760408201516001600160a01b038116810361034e5760608301516001600160a01b038116810361034e576080840151906001600160a01b038216820361034e5761009f60a08601610389565b926100ac60c08701610389565b946100c66101006100bf60e08a01610389565b9801610389565b976040516100d5604082610352565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff604084610352565b600183526020830191603160f81b83526101188161039d565b610120526101258461039d565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c082610352565b5190206080523060c05261016052610180526101a0526101c0526101e05261020052610220526102405261026052604051615da4908161040982396080518161595d015260a05181615a14015260c05181615927015260e051816159ac015261010051816159d201526101205181610fa601526101405181610fcf015261016051818181610f110152818161145b015281816120e0015281816133d00152818161363d0152818161458e0152615089015261018051818181610868015281816114a001528181611673015281816129b6015281816134bc015261512601526101a051818181611e66015281816143f401526151aa01526101c051818181612160015261286401526101e0518181816102540152818161032a0152818161079b015281816148ae01526149ed0152610200518181816107460152610824015261022051818181612b270152612f2f01526102405181818161029c01528181610bb0015281816115dd015281816122f9015281816139cc01528181613f990152818161496a01528181614a3d01526154de0152610260518181816109f8015281816117850152818161292b01528181612d52015281816156d0015261581a0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761037557604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034e57565b601f8151116103c85760208151910151602082106103b9571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612f5e57806304d5005814612f1a57806304d66fed14612d155780630a52da6014612af357806317e68aa914612a885780631deab7e114612a305780631ea2848e14612994578063221220eb1461295a5780632713f36e1461291657806327fc0c98146128935780632b7ac3f31461284f5780632c196cd014611f025780632d7c0b9414611eb25780633f067b2014611e9557806343f48fbd14611e515780634499f5b314611e2b578063465cf75414611db7578063553dd8d9146118935780635841eeb9146117bc5780635f3825a21461177457806362b92562146116555780636f07159a1461153857806371949af91461152157806376bf84361461148a5780637b1039991461144657806381f779591461108657806384b0196e14610f8e57806384baee7a14610e9a5780638932454814610da25780638ceeba3614610d66578063906f6b0814610d19578063979f205414610cf55780639be5be9914610af5578063a0befafe146109e5578063ac522c5c14610972578063ad44b79f1461093b578063af32607114610897578063b361e19814610853578063c415b95c1461080f578063c60c403a146107bf578063c879657214610722578063cb3fb85b14610704578063cb798ecb14610682578063d22ce90b1461064b578063df8a9e211461048e578063dfc58e8114610360578063eae1160b146102ed578063f698da25146102cb578063f887ea40146102875763fc0c546a1461023f575f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f3660031901126102835760206102e5615924565b604051908152f35b346102835760403660031901126102835761034e60043561032761030f612f9c565b8092610319613eac565b6103228161423f565b615877565b907f0000000000000000000000000000000000000000000000000000000000000000615ab1565b5f5f516020615d845f395f51905f525d005b346102835760403660031901126102835760043561037c612f9c565b610384613eac565b61038d82613ee1565b805460ff8160a01c16600a81101561047a5760061490811591610460575b506104515782816103e284836103dc6103cb8361034e9a61032799614259565b6103d6848488615877565b906130d1565b93615bd9565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36130d1565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561047a57600314846103ab565b634e487b7160e01b5f52602160045260245ffd5b34610283576020366003190112610283576004356104aa613eac565b6104b38161431b565b6104bc81613f0d565b600881015460d81c801561063c5780421061062d576104e26001600160401b039161311e565b16421161061e5761050460068201546001600160801b038160801c9116613321565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6105468583866155ec565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105909161058591906130d1565b600d840154906130d1565b90670de0b6b3a7640000810290808204670de0b6b3a7640000149015171561060a576105bb916130d1565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361034e9652a26148ac565b634e487b7160e01b5f52601160045260245ffd5b63478b491160e11b5f5260045ffd5b6395b1de0d60e01b5f5260045ffd5b638e47322360e01b5f5260045ffd5b346102835760403660031901126102835761066f610667613008565b600435613c3c565b604051600682101561047a576020918152f35b34610283576102203660031901126102835761069c613eac565b60206106a661506b565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f516020615d845f395f51905f525d8152f35b3461028357602036600319011261028357610720600435613a47565b005b34610283575f3660031901126102835761073a613eac565b61034e6002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000615ab1565b34610283576040366003190112610283576107d8612f9c565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576040366003190112610283576024356004356108b6613eac565b6108bf81613ee1565b9060ff600183015460e01c161580610927575b6109185760ff825460a01c16600a81101561047a576005036104515761034e926001600160801b036007840154168082105f14610910575091615548565b905091615548565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b03163314156108d2565b34610283576020366003190112610283576004355f526003602052602060ff60405f205460a01c166109706040518092613093565bf35b346102835760a03660031901126102835760043561098e612fde565b6084356001600160401b038111610283576109ad90369060040161302c565b9160ff60016109bb86613ee1565b015460e01c166109d657610720936064359160443591614c0e565b637fa411c960e11b5f5260045ffd5b34610283576109f336613059565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a6a8187541680946130de565b16946001600160401b038416958611610ad7576001600160401b03610ab27f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa9560209561315e565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461028357604036600319011261028357600435610b11613008565b610b19613eac565b610b2282613ee1565b91610b2c8361433a565b600183019260ff845460e01c1615610ce657610b488382615412565b610b5183614153565b6001600160401b0381164210610cd757610b726001600160401b03916130fe565b16421080610cc3575b610cb457604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610ca95761034e95610c6892610c43925f915f93610c6d575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a38585856145e2565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836147d8565b6154bb565b610c9a9193506001600160401b03925060403d604011610ca2575b610c9281836131ae565b810190613a31565b929091610bee565b503d610c88565b6040513d5f823e3d90fd5b63d7fbaac960e01b5f5260045ffd5b5080546001600160a01b0316331415610b7b565b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461028357604036600319011261028357610720610d11613008565b60043561374a565b3461028357604036600319011261028357610d32612f9c565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102835761022036600319011261028357610d80613eac565b6020610d8a61506b565b5f5f516020615d845f395f51905f525d604051908152f35b3461028357604036600319011261028357600435610dbe612f9c565b610dc6613eac565b610dcf82613ee1565b805460ff8160a01c16600a81101561047a5760061490811591610e7c575b50610451578281610e0d84836103dc6103cb8361034e9a61032799614259565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36130d1565b60ff915060a81c16600481101561047a576003146001141584610ded565b3461028357604036600319011261028357600435610eb6612f9c565b815f52600460205260405f2060018060a01b0382165f5260205260405f20916001600160401b0360048401541615610ad75760405163b9209e3360e01b81526001600160a01b038381166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca9575f91610f5f575b5015610f505761072092614e7e565b63b17c5dd560e01b5f5260045ffd5b610f81915060203d602011610f87575b610f7981836131ae565b8101906131cf565b84610f41565b503d610f6f565b34610283575f3660031901126102835761102a610fca7f0000000000000000000000000000000000000000000000000000000000000000615b9b565b610ff37f0000000000000000000000000000000000000000000000000000000000000000615b9b565b60206110386040519261100683856131ae565b5f84525f368137604051958695600f60f81b875260e08588015260e08701906130ad565b9085820360408701526130ad565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061106f57505050500390f35b835185528695509381019392810192600101611060565b34610283576020366003190112610283575f6102e06040516110a78161317e565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152015261114a600435613ee1565b805460ff8160a01c169060ff8160a81c169060018401549060078501549460028101549360038201549660048301549260058101546008600683015492015494604051996111978b61317e565b6001600160a01b0388168b52600a81101561047a5760208b0152600485101561047a576103009a60ff9964ffffffffff986001600160801b039760408e01528c606063ffffffff8360c01c169101528c60808d8360b01c169101528c60a08d8360b81c169101528c60c06001600160401b038d169101528c60e06001600160401b038d60401c169101528c61010063ffffffff8d60801c169101528c61012063ffffffff8d60a01c169101528c61014063ffffffff8d60c01c1691015260e01c6101608d0152888660801c166101808d01526101a08c01526101c08b01526101e08a015261020089015282811661022089015260801c610240880152166102608601526001600160881b038116610280860152818160881c166102a086015260b01c166102c084015260e01c1615156102e08201526102e06040519160018060a01b0381511683526112f160208201516020850190613093565b611303604082015160408501906130a0565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611512575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b346102835761072061153236613059565b916134b8565b346102835761010036600319011261028357600435611555612fde565b6084356001600160401b0381116102835761157490369060040161302c565b9061157d613eac565b60ff600161158a86613ee1565b015460e01c1615610ce6576115a792606435906044359086614c0e565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ca9575f9161161f575b61034e9250614958565b90506020823d60201161164d575b8161163a602093836131ae565b810103126102835761034e915190611615565b3d915061162d565b3461028357604036600319011261028357600435611671612fde565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611512575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615d645f395f51905f52916005919061174890805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615d645f395f51905f526020820152a2005b346102835761178236613059565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6576107209261334e565b346102835760203660031901126102835760043560086117db8261431b565b6117e481613f0d565b016001600160401b036117fa825460d81c61311e565b164211156118855762093a806001600160401b034216016001600160401b03811161060a5781546001600160d81b031660d882901b6001600160d81b031916179091557feccd80986321728ed7cc6b1ca68a7af53a5c8c6d5a0b69bff68eb46aadf11f8a906118688161311e565b604080516001600160401b039384168152919092166020820152a2005b62f7dbaf60e51b5f5260045ffd5b346102835760c0366003190112610283576118ac613008565b6118b4612fc8565b906118bd612fb2565b60a4356001600160401b038111610283576118dc90369060040161302c565b9390926118e7613eac565b6118f260043561431b565b916118fc83613f0d565b60088301549464ffffffffff8660b01c166001600160401b03831603611da85760018401549063ffffffff600a818460801c16041663ffffffff8516108015611d8b575b611d7c5763ffffffff8260a01c1663ffffffff600a82041663ffffffff8616145f14611d44576119776001600160401b0391614153565b16804210611d355762ffffff61198d8688614b79565b8460e81c1616611d26576001600160401b038716108015611d14575b611d05576119b68661313e565b916001600160401b036119e660078801549464ffffffffff8660d01c169064ffffffffff8760a81c16908b615a3a565b16421015611cf6575f6084351215611ced576001608435016001811280155f6084351216905f6084351215161761060a57600160ff1b1461060a576084355f035f1981011161060a576084355f03915b829983158015611cdf575b611cd057611acf915f60843512611cc2575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff8a1660608201526001600160401b03891660808201526001600160401b038c1660a082015260843560c082015260c08152611ac760e0826131ae565b519020614549565b9764ffffffffff60b01b611aed60b083901c64ffffffffff16613307565b60b01b1664ffffffffff60b01b19919091161760088701556001600160e81b0319611b188688614b79565b8260e81c1760e81b169060018060e81b03161760018601555f608435125f14611c455750506001600160881b0386166001600160881b03600885015416016001600160881b03811161060a5760ff956001956001600160881b0363ffffffff93166001600160881b03196008880154161760088701555b6001600160801b036007870154166001600160401b036001600160881b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611c3a575b611c28575f5f516020615d845f395f51905f525d005b611c3490600435614958565b8061034e565b505f60843513611c12565b611c726001600160801b03611c696006889a979996980154828160801c9116613321565b93168093613321565b809111611cb9575b506001949260ff9694926001600160801b03611c9e63ffffffff94828c169061332e565b166001600160801b0319600788015416176007870155611b8f565b96506001611c7a565b611ccb89613f31565b611a53565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611a41565b60843591611a36565b63f3d05bb760e01b5f5260045ffd5b631059752760e31b5f5260045ffd5b50426001600160401b038716116119a9565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff811690810361060a5760040163ffffffff811161060a576119776001600160401b0391614153565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818460a01c16041663ffffffff851611611940565b6311fa514960e31b5f5260045ffd5b346102835760c036600319011261028357611dd0613008565b60843560ff811681036102835760a4359160ff83168303610283576020926102e592611e069260643590604435906004356144d8565b611e0e615924565b6042916040519161190160f01b8352600283015260228201522090565b346102835760403660031901126102835760206102e5611e49612f9c565b600435613207565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576020600254604051908152f35b3461028357604036600319011261028357611ecb612f9c565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102835761028036600319011261028357611f1c613008565b610100366043190112610283573661020411610283576102043560ff8116810361028357610224359160ff8316830361028357610244356001600160401b03811161028357611f6f90369060040161302c565b9093610264356001600160401b03811161028357611f9190369060040161302c565b949092611f9c613eac565b611fa760043561431b565b93611fb18561433a565b600260ff84161490811580612841575b61283257600160ff8616116128235760ff8516600114978880612812575b61280357600187015460ff8160e01c166127ee575b611ffe8989615412565b6001600160401b0361200f8a614153565b16421080156127be575b610cd757600388015461014435036127af5760401c6001600160401b031661016435036127af5760058701546101a435036127a0576101c435151580612774575b1561276657600160801b6101e4351015612757576120809161018435896004358a614388565b15612750576001965b6120a2611e0685856101c4356101a4358b6004356144d8565b6040516375d0e52b60e01b815298600281101561047a5760048a0152602489015260606044890152602088806120dc6064820186866131e7565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa978815610ca9575f9861271f575b506040805163f398789b60e01b8152906044600483013760845f604483015b6002821061270957505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca9575f916126ea575b50156126db57604051916040604484376084985f604085015b600282106126c5575050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c060ff9998013760c06101446101008701376101e06101c086015260018060a01b0316938061222563ffffffff8c1695600435956101e08401916131e7565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c16156124db5750600181015460408051631309741b60e11b8152600480359082015263ffffffff8516602482015291901c6001600160401b031660448201526101e4356064820152916060836084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610ca9575f5f945f92612498575b50906123ab91806101e435115f1461249057612352906101e435613321565b945b61239960078601966001600160801b03885416908381115f1461247b576001600160801b0361238b612394925b896004358c6145e2565b995416896130d1565b613321565b9080821115612472576103d691613321565b935b1561244857600160ff835460b81c16019160ff831161060a57805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff91600191612422905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b031916178355600435836147d8565b015460e01c16156124395761034e91600435614a2e565b61244391506148ac565b61034e565b816124226001926001600160801b03600760ff960154166123ec578460b81b1983541683556123ec565b50505f906130d1565b506123946001600160801b0361238b85612381565b505f94612354565b945050506060833d6060116124d3575b816124b5606093836131ae565b810103126102835782516020840151604090940151906123ab612333565b3d91506124a8565b6101e4355f91600884016001600160881b038154169081612667575b505060078401908154916001600160801b0383169361252b8561239460068a01546001600160801b038160801c9116613321565b8082101561266057505b5f915f9361254383886130d1565b9560ff87921615908161260c575b506125cb575b506001600160801b0361256986615b6a565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f936123ad565b94925092509450936125e25f93886004358961572d565b9190926126068394936001600160401b0360018b015460401c169060098b01615b13565b8a612557565b60018b015460e01c60ff1691508115612627575b508c612551565b905060ff8a5460a01c16600a81101561047a57600414908161264c575b50158c612620565b64ffffffffff915060d01c1642108c612644565b9050612535565b6126aa929350816101e435105f146126b2576001600160881b03806126906101e4358095613321565b16166001600160881b03198254161790556101e435613321565b9086806124f7565b6001600160881b03806126908480613321565b60408082818f60019537019c019101909a6121b1565b639bdd3e1360e01b5f5260045ffd5b612703915060203d602011610f8757610f7981836131ae565b89612198565b6040808281866001953701930191019091612137565b61274291985060203d602011612749575b61273a81836131ae565b810190614369565b9688612118565b503d612730565b5f96612089565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c4351061205a565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b036127e56127de6127d96127d98d614153565b6130fe565b8b8b614215565b16421015612019565b600360ff8716036109d65760ff871615611ff4575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c1614611fdf565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff85161415611fc1565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760203660031901126102835760043563ffffffff81168103610283576128bd816140c3565b15611d7c576128cb81614153565b6129126128e66127d96127d96128e0856130fe565b95614153565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760403660031901126102835761034e60043561032761297c612f9c565b8092612986613eac565b61298f8161423f565b614259565b34610283576040366003190112610283576004356024356007811015610283577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611512575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34610283576020366003190112610283575f6008612a4f600435613ee1565b015460d81c80612a77575b604080516001600160401b03928316815292909116602083015290f35b9050612a828161311e565b90612a5a565b3461028357604036600319011261028357612aa1613008565b612aac600435613ee1565b612ab5826140c3565b15611d7c576129126128e6612ac984614153565b92612add612ad6856130fe565b8683614215565b94612aed6127d96127d983614153565b91614215565b3461028357606036600319011261028357600435602435600a811090811561028357612b1d612fc8565b612b25613eac565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612d0657612b5e84613ee1565b9260ff845460a01c1691600484145f14612c4a57600a83101561047a57600383036104515760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b16178155612bdd91612bbb906001600160401b0316614096565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561047a57612c37604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612c2d84518094613093565b6020830190613093565ba25f5f516020615d845f395f51905f525d005b60038403612ca657600a83101561047a576004830361045157612c786001600160401b03612ca19216614096565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612bdd565b506008830361045157612cb884613f0d565b612cc184613f31565b6001840160ff815460e01c16612cf7575b6007850180546001600160801b0319169055805463ffffffff60c01b19169055612bdd565b612d018686613f7b565b612cd2565b63e73f59e560e01b5f5260045ffd5b3461028357608036600319011261028357600435612d31612f9c565b6044356001600160a01b038116929083900361028357612d4f612fb2565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612ef2575b610ad757612e216001600160401b0391612ddc8686613d16565b612de68486613d16565b82612df482828954166130de565b1683198754161786556001860183612e0f83828454166130de565b1684198254161790558284541661315e565b166001600160401b03198254161790556001600160401b0382541615612e7c575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561047a577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612edd57600e612eca612ed492613e57565b92019182546130d1565b90555b91612e42565b600d612eca612eeb92613e1b565b9055612ed7565b506001600160401b03612f128160018701541682600488015416906130de565b168711612dc2565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004355f52600360205260206102e5600860405f20015464ffffffffff808260b01c169160881c166130d1565b602435906001600160a01b038216820361028357565b606435906001600160401b038216820361028357565b604435906001600160401b038216820361028357565b602435906001600160401b038216820361028357565b35906001600160401b038216820361028357565b6024359063ffffffff8216820361028357565b359063ffffffff8216820361028357565b9181601f84011215610283578235916001600160401b038311610283576020838186019501011161028357565b606090600319011261028357600435906024356001600160a01b038116810361028357906044356001600160401b03811681036102835790565b90600a82101561047a5752565b90600482101561047a5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9190820180921161060a57565b906001600160401b03809116911603906001600160401b03821161060a57565b6001600160401b03623b5380911601906001600160401b03821161060a57565b6001600160401b0362127500911601906001600160401b03821161060a57565b6001600160401b036276a700911601906001600160401b03821161060a57565b906001600160401b03809116911601906001600160401b03821161060a57565b61030081019081106001600160401b0382111761319a57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b0382111761319a57604052565b90816020910312610283575180151581036102835790565b908060209392818452848401375f828201840152601f01601f1916010190565b9061321182613ee1565b915f52600460205260405f209060018060a01b03165f5260205260405f20908154906132556001600160401b0383169260028501549060401c908460098501614b03565b92909360038101546132756001830154918260401c9085600b8801614b03565b92909160ff865460a01c16600a81101561047a57600614918215926132fe575b82156132e2575b50506132d4576103d69392916132c66132bb6132cb936132d1996130d1565b96600e8601546130d1565b6130d1565b91614b2e565b90565b93505050506132d1916130d1565b600401546001600160401b039182169116141590505f8061329c565b85159250613295565b64ffffffffff60019116019064ffffffffff821161060a57565b9190820391821161060a57565b906001600160801b03809116911601906001600160801b03821161060a57565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b0361338f8184541682600489015416906130de565b16926001600160401b038216938411610ad75760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca9575f9161346d575b501561345b57505091816001600160401b036134427f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f079958260209654166130de565b166001600160401b0319825416179055604051908152a3565b91949250925061346b9450614ba0565b565b613486915060203d602011610f8757610f7981836131ae565b5f613400565b8181029291811591840414171561060a57565b6001600160c01b03918216908216019190821161060a57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361151257825f52600360205260405f209261350084614e08565b1561045157805f52600460205260405f2060018060a01b0383165f5260205260405f2061352d8186613d16565b613590613558600b60098801549761358861356761355d6135586001600160401b038c169c8d61348c565b614e4d565b875460401c61349f565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b01548761348c565b6135c66135a56001840192835460401c61349f565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036135db868285541661315e565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca9575f916136dd575b506136d4577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061346b98836001600160401b036136b88b828b98541661315e565b166001600160401b0319825416179055604051908152a3614ba0565b50505050505050565b6136f6915060203d602011610f8757610f7981836131ae565b5f613675565b919091605083101561371557601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b9190600682101561047a5760ff8084549260031b9316831b921b1916179055565b9061375482613ee1565b9061375e8261433a565b6137688183615412565b600182019060ff825460e01c1661399c575b6137896127d96127d983614153565b6001600160401b038116421061398d576137ac6001600160401b03918386614215565b16421061390e5763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a361380160046137fb6137f2858861548d565b600f88016136fc565b90613729565b600a8106600463ffffffff82161491826138f6575b845460a01c63ffffffff1603613891575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061346b945091925090156138c9576138a99061413b565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6138d290614123565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615d645f395f51905f526005870155613816565b9050600f61391c828461548d565b920160ff61392a84836136fc565b90549060031b1c16600681101561047a5760051461398d5763ffffffff92613951916136fc565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca9575f91613a11575b501561377a5763788dad5960e01b5f5260045ffd5b613a2a915060403d604011610ca257610c9281836131ae565b505f6139fc565b9190826040910312610283576020825192015190565b613a5081613ee1565b613a5981613f0d565b60068101545f906001600160801b0381169060801c14613bbf5760ff825460a01c16600a811015613bab57600503613b9c5760078201546001600160801b03613aab64ffffffffff8360801c1661313e565b9116151580613b71575b613b62576001600160401b03164210613b535760018201805463ffffffff60c01b19169055600a820154600c830154613af29161058591906130d1565b9080613b3f5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b6359d6ea3160e11b8252600482fd5b5060ff600184015460e01c1680613ab557506001600160401b03613b948261313e565b164210613ab5565b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c820154613bf591613bea91906130d1565b600d830154906130d1565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b613c4590613ee1565b613c4e826140c3565b158015613cfa575b8015613cde575b611d7c5760ff613c79613c70848461548d565b600f84016136fc565b90549060031b1c16600681101561047a5780613cd85750613c9982614153565b906001600160401b0382164210613cd1576001600160401b0392612aed613cbf936130fe565b16421015613ccc57600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff831611613c5d565b5063ffffffff600182015460801c1663ffffffff831610613c56565b9080546001600160401b038116906009840190613d78613d57835492613d4e613558613d4860028a0196875490613321565b8861348c565b9060401c61349f565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613dcc613d99613558613d4860038a0197885490613321565b613dab6001890191825460401c61349f565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613e175760ff825460a01c16600a81101561047a57600603613dfb57613df89150613e57565b50565b600d613e09613e1392613e1b565b9201918254613321565b9055565b5050565b6132d190670de0b6b3a7640000600181835460401c0692015460401c06906130d1565b6001600160c01b03918216908216039190821161060a57565b9061346b6001613e6684613e1b565b93613e8a6135a5825460401c848060c01b03670de0b6b3a764000082061690613e3e565b01613dab815460401c60018060c01b03670de0b6b3a764000082061690613e3e565b5f516020615d845f395f51905f525c613ed25760015f516020615d845f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b5f52600360205260405f209060018060a01b0382541615613efe57565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561047a57600503613f285750565b61346b9061433a565b6001015460c01c63ffffffff168015159081613f5e575b50613f4f57565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613f7190614153565b164210155f613f48565b6040516347d1145360e01b815260048101839052916020836024815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1928315610ca9575f93614062575b5061400660078301936001600160801b03855416906001600160881b036008860154168082115f14612472576103d691613321565b9161402260068201546001600160801b038160801c9116613321565b80841161405a575b5082156140545783546001600160801b0319166001600160801b0384161790935561346b92615548565b50505050565b92505f61402a565b9092506020813d60201161408e575b8161407e602093836131ae565b810103126102835751915f613fd1565b3d9150614071565b64ffffffffff81116140ac5764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182614117575b5081614104575b816140f4575090565b610897915063ffffffff16111590565b6107d063ffffffff8216101591506140eb565b6004101591505f6140e4565b63ffffffff60019116019063ffffffff821161060a57565b63ffffffff60079116019063ffffffff821161060a57565b63ffffffff1663ffffffff600a80830692049116600481145f146141e457506201518063ffffffff61418c6001600160401b0393614123565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff811690810361060a576001600160401b039163ffffffff6142106201518093614123565b614195565b60076142246132d19493614153565b9101549164ffffffffff808460d01c169360a81c1691615a3a565b61424890613ee1565b9061425282614e08565b1561045157565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d1169986142ec949392825f52600460205260405f2060018060a01b0385165f5260205260405f2090600981018254906142c5600285019283546001600160401b038260401c921684614b03565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61432490613ee1565b80549091906001600160a01b0316330361091857565b5460a01c60ff16600a81101561047a576003811415908161435d575b5061045157565b6004915014155f614356565b9081602091031261028357516001600160a01b03811681036102835790565b9490929493919360ff600182015460e01c166144b05763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a06084820152602081806143ef60a4820186886131e7565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ca9575f91614491575b506001600160a01b03169485614445575b505050505050565b6144837fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260408401916131e7565b0390a45f808080808061443d565b6144aa915060203d6020116127495761273a81836131ae565b5f61442c565b50925050506144c957670de0b6b3a7640000036127af57565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152614543610100826131ae565b51902090565b9161455960209293611e0e615924565b61458a60405194859384936375d0e52b60e01b85525f600486015260248501526060604485015260648401916131e7565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca9575f916145c9575090565b6132d1915060203d6020116127495761273a81836131ae565b9392915f94600881016001600160881b038154169081614785575b5050600781018054906001600160801b038216956146308761239460068701546001600160801b038160801c9116613321565b8082101561477e57505b5f915f93614648838a6130d1565b958691600182019060ff825460e01c16908115614745575b506146d7575b505050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b036146a860a099615b6a565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919390929b5063ffffffff95507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb797945060a0969b61473661471c5f96888d8861572d565b60096001600160401b03829893975460401c169201615b13565b92958295985081949750614666565b905060ff835460a01c16600a81101561047a57600414908161476a575b50155f614660565b64ffffffffff915060d01c1642105f614762565b905061463a565b91946147bd92828210156147c5576001600160881b03806147a7848096613321565b16166001600160881b0319825416179055613321565b925f806145fd565b6001600160881b03806147a78580613321565b90916147f560036137fb6147ec848661548d565b600f86016136fc565b63ffffffff811690600a8206600463ffffffff8216149081614894575b600185019363ffffffff855460a01c16145f14613891575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615d645f395f51905f526005860155614812565b7f000000000000000000000000000000000000000000000000000000000000000090806148d7575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615614937575b6040525f606052156149175750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661494f57823b15153d15161690614908565b503d5f823e3d90fd5b5f919081158080614a26575b614054577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610ca957614a11575b506149dc836148ac565b156149e657505050565b61346b92507f0000000000000000000000000000000000000000000000000000000000000000615ab1565b614a1e9194505f906131ae565b5f925f6149d2565b506001614964565b90801580614add575b614ad8577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610ca957614ac8575b50614aaf816148ac565b828111614abb57505050565b61346b9261032791613321565b5f614ad2916131ae565b5f614aa5565b505050565b508215614a37565b8115614aef570490565b634e487b7160e01b5f52601260045260245ffd5b90614b16614b1c94936132c69354613321565b9061348c565b90670de0b6b3a7640000808304920690565b6001600160401b036001614b4e614b5b94670de0b6b3a76400009661348c565b92015460401c1690614ae5565b0490565b9063ffffffff8091169116039063ffffffff821161060a57565b63ffffffff614b9a62ffffff93600a8360018096015460801c160490614b5f565b161b1690565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614bde878284541661315e565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b93614c188561431b565b90614c228261433a565b614c2b82613f31565b60088201928354956001600160401b0364ffffffffff8860881c16921694828603611da85786151580614ddf575b156127665781158015614dd1575b6127575760068501805495614c8c6001600160801b036007830154168860801c6130d1565b8410614dc25760030195865489149081614daf575b50614da05787614316967f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9a614d258e898f8d6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528760808201528a60a082015260a08152611ac760c0826131ae565b9664ffffffffff60881b90614d3990613307565b60881b169064ffffffffff60881b1916178455556001600160801b03808416166001600160801b031982541617905560018060d81b0381541690556040519586958652602086015260408501526080606085015260018060a01b03169660808401916131e7565b63dfbd9b4b60e01b5f5260045ffd5b6001600160801b0391501683145f614ca1565b6309d157b360e01b5f5260045ffd5b50600160801b821015614c67565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614c59565b60ff905460a01c16600a811015908161047a5760038110159182614e3f575b82614e3157505090565b90915061047a576007141590565b50600881111591505f614e27565b6001600160c01b038111614e67576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b9160207f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a85391600160048601956001600160401b03875416966001600160401b03198154169055016001600160401b03614eda87828454166130de565b166001600160401b031982541617905560018060a01b03169384847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3565b80358252602081013560208301526040810135604083015263ffffffff614f506060830161301b565b166060830152608081013560ff81168091036102835760808301526001600160401b03614f7f60a08301612ff4565b1660a083015260c081013560c08301526001600160401b03614fa360e08301612ff4565b1660e083015261010081013561010083015263ffffffff614fc7610120830161301b565b1661012083015261014081013561ffff81168091036102835761506561020080936001600160401b039361014087015261016081013561016087015263ffffffff615015610180830161301b565b1661018087015263ffffffff61502e6101a0830161301b565b166101a0870152836150436101c08301612ff4565b166101c0870152836150586101e08301612ff4565b166101e087015201612ff4565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca9575f916153f3575b50156153e5576024359081156153d65760443591821515806153ad575b156127665760405160208101903382526004356040820152604081526151056060826131ae565b51902092835f52600360205260405f209160018060a01b0383541661539e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610283575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152615186604484016004614f27565b5af18015610ca957615389575b5060643563ffffffff811690876001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001683830361538557610184359363ffffffff851680860361538157823b156153815760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa801561537657615361575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff8216820361535d57855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203615359576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff811681036153555767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b03161790556040519192509061532b816004614f27565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b8161536b916131ae565b61535957875f615218565b6040513d84823e3d90fd5b8380fd5b5080fd5b6153969196505f906131ae565b5f945f615193565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183106150de565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b61540c915060203d602011610f8757610f7981836131ae565b5f6150c1565b61541b826140c3565b158015615471575b8015615455575b611d7c5763ffffffff60018192015460c01c1691160361544657565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff83161161542a565b5063ffffffff600182015460801c1663ffffffff831610615423565b6154b7906154b163ffffffff60016154a58296615d12565b93015460801c16615d12565b90614b5f565b1690565b6001015460e01c60ff166154d3575061346b906148ac565b816154dc575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102835760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610ca95761553e5750565b5f61346b916131ae565b9061346b9291817f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d660806007840161558a876001600160801b03835416613321565b81546001600160801b0319166001600160801b038216179091556155af8785876155ec565b6155d06001600160401b03600189959495015460401c1682600b8a01615b13565b60405192898452602084015260408301526060820152a26154bb565b929082158015806156b3575b6156a4576064840290848204606414171561060a576127109004936156266156208686613321565b94615b6a565b60068201906001600160801b038254916156458219918460801c61332e565b60801b16911617905584615657575050565b5f90615665866002546130d1565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b637702612d60e01b5f5260045ffd5b5060405163175f360960e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca9575f9161570e575b506155f8565b615727915060203d602011610f8757610f7981836131ae565b5f615708565b9391909383158015806157fd575b6156a4576064850290858204606414171561060a57612710900494859161576b6157658488613321565b96615b6a565b60068201906001600160801b0382549161578a8219918460801c61332e565b60801b1691161790558261579e5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916157ce5f956002546130d1565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180614054565b5060405163175f360960e01b8152600481018790526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ca9575f91615858575b5061573b565b615871915060203d602011610f8757610f7981836131ae565b5f615852565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b602061590e9594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906158e7600388019260018454990198895460401c9184614b03565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615a11575b1561597f577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261454360c0826131ae565b507f00000000000000000000000000000000000000000000000000000000000000004614615956565b929190926001600160401b038216926001600160401b0385168410801590615a95575b615a8e57615a6e906132d19561315e565b926001600160401b0382161015615a865750906130de565b9050906130de565b5050505090565b506001600160401b0382166001600160401b0382161115615a5d565b9180615abc57505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615afb575b604052156149175750565b90600181151661494f57823b15153d15161690615af0565b9190918215614ad857670de0b6b3a76400008302928304670de0b6b3a76400000361060a57615b4860018201938454906130d1565b90615b5d615b568484614ae5565b82546130d1565b90558115614aef57069055565b6001600160801b038111615b84576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f8211615bca5760405191615bb76040846131ae565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b929091825f52600460205260405f2060018060a01b0382165f5260205260405f209260018401916001600160401b038354166001600160401b03600487015416809103610ad757615d01575b50508254926001600160401b038416938415615cf657615c5d615c52600e88019283549060401c906130d1565b845460401c906130d1565b90615c72826001600160401b03881689614b2e565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561060a57615ca3600193615ce495613321565b905501615cbd866001600160401b03835460401c166130de565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f94508493505050565b615d0b9185614e7e565b5f80615c25565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361060a57600a63ffffffff9106160163ffffffff811161060a5763ffffffff5f1991160163ffffffff811161060a579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
