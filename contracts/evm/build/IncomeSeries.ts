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

export const bytecode: `0x${string}` = '0x610280806040523461034757610120816161bb8038038091610021828561034b565b833981010312610347578051906001600160a01b03821682036103475760208101516001600160a01b03811681036103475760408201516001600160a01b03811681036103475760608301516001600160a01b0381168103610347576080840151906001600160a01b03821682036103475761009f60a08601610382565b926100ac60c08701610382565b946100c66101006100bf60e08a01610382565b9801610382565b976040516100d560408261034b565b600c815260208101906b496e636f6d6553657269657360a01b8252604051916100ff60408461034b565b600183526020830191603160f81b835261011881610396565b6101205261012584610396565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261018e60c08261034b565b5190206080523060c05261016052610180526101a0526101c0526101e05261020052610220526102405261026052604051615db99081610402823960805181615972015260a05181615a29015260c0518161593c015260e051816159c1015261010051816159e701526101205181610fd901526101405181611002015261016051818181610f440152818161148e01528181612145015281816134200152818161368d015281816145de0152615169015261018051818181610868015281816114d3015281816116a6015281816129dd0152818161350c015261520601526101a051818181611ec601528181614444015261528a01526101c0518181816121be015261288b01526101e0518181816102540152818161032a0152818161079b015281816148fe0152614a3d0152610200518181816107460152610824015261022051818181612b4e0152612f5601526102405181818161029c01528181610bd4015281816116100152818161234c01528181613a1c01528181613fe9015281816149ba01528181614a8d01526155be0152610260518181816109f8015281816117b80152818161295201528181612d790152614c0d0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036e57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034757565b601f8151116103c15760208151910151602082106103b2571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c80630443efb714612f8557806304d5005814612f4157806304d66fed14612d3c5780630a52da6014612b1a57806317e68aa914612aaf5780631deab7e114612a575780631ea2848e146129bb578063221220eb146129815780632713f36e1461293d57806327fc0c98146128ba5780632b7ac3f3146128765780632c196cd014611f625780632d7c0b9414611f125780633f067b2014611ef557806343f48fbd14611eb15780634499f5b314611e8b578063465cf75414611e17578063553dd8d9146118f35780635841eeb9146117ef5780635f3825a2146117a757806362b92562146116885780636f07159a1461156b57806371949af91461155457806376bf8436146114bd5780637b1039991461147957806381f77959146110b957806384b0196e14610fc157806384baee7a14610ecd5780638932454814610dd55780638ceeba3614610d99578063906f6b0814610d4c578063979f205414610d285780639be5be9914610af5578063a0befafe146109e5578063ac522c5c14610972578063ad44b79f1461093b578063af32607114610897578063b361e19814610853578063c415b95c1461080f578063c60c403a146107bf578063c879657214610722578063cb3fb85b14610704578063cb798ecb14610682578063d22ce90b1461064b578063df8a9e211461048e578063dfc58e8114610360578063eae1160b146102ed578063f698da25146102cb578063f887ea40146102875763fc0c546a1461023f575f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f3660031901126102835760206102e5615939565b604051908152f35b346102835760403660031901126102835761034e60043561032761030f612fc3565b8092610319613efc565b6103228161428f565b61588c565b907f0000000000000000000000000000000000000000000000000000000000000000615ac6565b5f5f516020615d995f395f51905f525d005b346102835760403660031901126102835760043561037c612fc3565b610384613efc565b61038d82613f31565b805460ff8160a01c16600a81101561047a5760061490811591610460575b506104515782816103e284836103dc6103cb8361034e9a610327996142a9565b6103d684848861588c565b906130f8565b93615bee565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36130f8565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561047a57600314846103ab565b634e487b7160e01b5f52602160045260245ffd5b34610283576020366003190112610283576004356104aa613efc565b6104b38161436b565b6104bc81613f5d565b600881015460d81c801561063c5780421061062d576104e26001600160401b0391613145565b16421161061e5761050460068201546001600160801b038160801c9116613371565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6105468583866156cc565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105909161058591906130f8565b600d840154906130f8565b90670de0b6b3a7640000810290808204670de0b6b3a7640000149015171561060a576105bb916130f8565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361034e9652a26148fc565b634e487b7160e01b5f52601160045260245ffd5b63478b491160e11b5f5260045ffd5b6395b1de0d60e01b5f5260045ffd5b638e47322360e01b5f5260045ffd5b346102835760403660031901126102835761066f61066761302f565b600435613c8c565b604051600682101561047a576020918152f35b34610283576102203660031901126102835761069c613efc565b60206106a661514b565b5f818152600383526040808220600101805460ff60e01b1916600160e01b17905551919081907fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f9080a25f5f516020615d995f395f51905f525d8152f35b3461028357602036600319011261028357610720600435613a97565b005b34610283575f3660031901126102835761073a613efc565b61034e6002545f6002557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000615ac6565b34610283576040366003190112610283576107d8612fc3565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576040366003190112610283576024356004356108b6613efc565b6108bf81613f31565b9060ff600183015460e01c161580610927575b6109185760ff825460a01c16600a81101561047a576005036104515761034e926001600160801b036007840154168082105f14610910575091615628565b905091615628565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b03163314156108d2565b34610283576020366003190112610283576004355f526003602052602060ff60405f205460a01c1661097060405180926130ba565bf35b346102835760a03660031901126102835760043561098e613005565b6084356001600160401b038111610283576109ad903690600401613053565b9160ff60016109bb86613f31565b015460e01c166109d657610720936064359160443591614cee565b637fa411c960e11b5f5260045ffd5b34610283576109f336613080565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae657815f52600460205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610a6a818754168094613105565b16946001600160401b038416958611610ad7576001600160401b03610ab27f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095613185565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461028357604036600319011261028357600435610b1161302f565b610b19613efc565b610b2282613f31565b91610b2c8361438a565b600183019260ff845460e01c1615610d1957610b4883826154f2565b610b51836141a3565b6001600160401b0381164210610d0a57610b7c610b756001600160401b0392613125565b8584614265565b16421080610cf6575b610ce757610b9282614bf0565b600581101561047a5760021115610cd857604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610ccd5761034e95610c8c92610c67925f915f93610c91575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a3858585614632565b82546001600160e01b031660e086901b6001600160e01b031916178355938383614828565b61559b565b610cbe9193506001600160401b03925060403d604011610cc6575b610cb681836131d5565b810190613a81565b929091610c12565b503d610cac565b6040513d5f823e3d90fd5b637702612d60e01b5f5260045ffd5b63d7fbaac960e01b5f5260045ffd5b5080546001600160a01b0316331415610b85565b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b3461028357604036600319011261028357610720610d4461302f565b60043561379a565b3461028357604036600319011261028357610d65612fc3565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b346102835761022036600319011261028357610db3613efc565b6020610dbd61514b565b5f5f516020615d995f395f51905f525d604051908152f35b3461028357604036600319011261028357600435610df1612fc3565b610df9613efc565b610e0282613f31565b805460ff8160a01c16600a81101561047a5760061490811591610eaf575b50610451578281610e4084836103dc6103cb8361034e9a610327996142a9565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36130f8565b60ff915060a81c16600481101561047a576003146001141584610e20565b3461028357604036600319011261028357600435610ee9612fc3565b815f52600460205260405f2060018060a01b0382165f5260205260405f20916001600160401b0360048401541615610ad75760405163b9209e3360e01b81526001600160a01b038381166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ccd575f91610f92575b5015610f835761072092614f5e565b63b17c5dd560e01b5f5260045ffd5b610fb4915060203d602011610fba575b610fac81836131d5565b8101906131f6565b84610f74565b503d610fa2565b34610283575f3660031901126102835761105d610ffd7f0000000000000000000000000000000000000000000000000000000000000000615bb0565b6110267f0000000000000000000000000000000000000000000000000000000000000000615bb0565b602061106b6040519261103983856131d5565b5f84525f368137604051958695600f60f81b875260e08588015260e08701906130d4565b9085820360408701526130d4565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106110a257505050500390f35b835185528695509381019392810192600101611093565b34610283576020366003190112610283575f6102e06040516110da816131a5565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152015261117d600435613f31565b805460ff8160a01c169060ff8160a81c169060018401549060078501549460028101549360038201549660048301549260058101546008600683015492015494604051996111ca8b6131a5565b6001600160a01b0388168b52600a81101561047a5760208b0152600485101561047a576103009a60ff9964ffffffffff986001600160801b039760408e01528c606063ffffffff8360c01c169101528c60808d8360b01c169101528c60a08d8360b81c169101528c60c06001600160401b038d169101528c60e06001600160401b038d60401c169101528c61010063ffffffff8d60801c169101528c61012063ffffffff8d60a01c169101528c61014063ffffffff8d60c01c1691015260e01c6101608d0152888660801c166101808d01526101a08c01526101c08b01526101e08a015261020089015282811661022089015260801c610240880152166102608601526001600160881b038116610280860152818160881c166102a086015260b01c166102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611324602082015160208501906130ba565b611336604082015160408501906130c7565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611545575f818152600360205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b346102835761072061156536613080565b91613508565b346102835761010036600319011261028357600435611588613005565b6084356001600160401b038111610283576115a7903690600401613053565b906115b0613efc565b60ff60016115bd86613f31565b015460e01c1615610d19576115da92606435906044359086614cee565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ccd575f91611652575b61034e92506149a8565b90506020823d602011611680575b8161166d602093836131d5565b810103126102835761034e915190611648565b3d9150611660565b34610283576040366003190112610283576004356116a4613005565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611545575f8281526003602052604090819020805460ff60a01b1916600360a01b1781556001810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615d795f395f51905f52916005919061177b90805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615d795f395f51905f526020820152a2005b34610283576117b536613080565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6576107209261339e565b3461028357602036600319011261028357600435600861180e8261436b565b61181781613f5d565b016001600160401b0361182d825460d81c613145565b164211156118e55761183e82614bf0565b600581101561047a5780151590816118d9575b50610cd85762093a806001600160401b034216016001600160401b03811161060a5781546001600160d81b031660d882901b6001600160d81b031916179091557feccd80986321728ed7cc6b1ca68a7af53a5c8c6d5a0b69bff68eb46aadf11f8a906118bc81613145565b604080516001600160401b039384168152919092166020820152a2005b60049150141583611851565b62f7dbaf60e51b5f5260045ffd5b346102835760c03660031901126102835761190c61302f565b611914612fef565b9061191d612fd9565b60a4356001600160401b0381116102835761193c903690600401613053565b939092611947613efc565b61195260043561436b565b9161195c83613f5d565b60088301549464ffffffffff8660b01c166001600160401b03831603611e085760018401549063ffffffff600a818460801c16041663ffffffff8516108015611deb575b611ddc5763ffffffff8260a01c1663ffffffff600a82041663ffffffff8616145f14611da4576119d76001600160401b03916141a3565b16804210611d955762ffffff6119ed8688614bc9565b8460e81c1616611d86576001600160401b038716108015611d74575b611d6557611a1686613165565b916001600160401b03611a4660078801549464ffffffffff8660d01c169064ffffffffff8760a81c16908b615a4f565b16421015611d56575f6084351215611d4d576001608435016001811280155f6084351216905f6084351215161761060a57600160ff1b1461060a576084355f035f1981011161060a576084355f03915b829983158015611d3f575b611d3057611b2f915f60843512611d22575b60405160208101907f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc8252600435604082015263ffffffff8a1660608201526001600160401b03891660808201526001600160401b038c1660a082015260843560c082015260c08152611b2760e0826131d5565b519020614599565b9764ffffffffff60b01b611b4d60b083901c64ffffffffff16613357565b60b01b1664ffffffffff60b01b19919091161760088701556001600160e81b0319611b788688614bc9565b8260e81c1760e81b169060018060e81b03161760018601555f608435125f14611ca55750506001600160881b0386166001600160881b03600885015416016001600160881b03811161060a5760ff956001956001600160881b0363ffffffff93166001600160881b03196008880154161760088701555b6001600160801b036007870154166001600160401b036001600160881b03600889015416928160405197168752166020860152608435604086015260608501526080840152858060a01b03169216907fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf460a060043592a4015460e01c1680611c9a575b611c88575f5f516020615d995f395f51905f525d005b611c94906004356149a8565b8061034e565b505f60843513611c72565b611cd26001600160801b03611cc96006889a979996980154828160801c9116613371565b93168093613371565b809111611d19575b506001949260ff9694926001600160801b03611cfe63ffffffff94828c169061337e565b166001600160801b0319600788015416176007870155611bef565b96506001611cda565b611d2b89613f81565b611ab3565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611aa1565b60843591611a96565b63f3d05bb760e01b5f5260045ffd5b631059752760e31b5f5260045ffd5b50426001600160401b03871611611a09565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b50600a63ffffffff85160263ffffffff811690810361060a5760040163ffffffff811161060a576119d76001600160401b03916141a3565b636da5cda560e11b5f5260045ffd5b5063ffffffff600a818460a01c16041663ffffffff8516116119a0565b6311fa514960e31b5f5260045ffd5b346102835760c036600319011261028357611e3061302f565b60843560ff811681036102835760a4359160ff83168303610283576020926102e592611e66926064359060443590600435614528565b611e6e615939565b6042916040519161190160f01b8352600283015260228201522090565b346102835760403660031901126102835760206102e5611ea9612fc3565b600435613257565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283575f366003190112610283576020600254604051908152f35b3461028357604036600319011261028357611f2b612fc3565b6004355f52600460205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346102835761028036600319011261028357611f7c61302f565b61010036604319011261028357366102041161028357610204359060ff82168203610283576102243560ff8116810361028357610244356001600160401b03811161028357611fcf903690600401613053565b610264929192356001600160401b03811161028357611ff2903690600401613053565b959093611ffd613efc565b61200860043561436b565b946120128661438a565b600260ff8416141580612868575b61285957600160ff86161161284a5760ff8516600114978880612839575b61282a57600187015460ff8160e01c16612815575b61205d89896154f2565b6001600160401b0361206e8a6141a3565b16421080156127e5575b610d0a57600388015461014435036127d65760401c6001600160401b031661016435036127d65760058701546101a435036127c7576101c43515158061279b575b1561278d57600160801b6101e435101561277e576120df9161018435896004358a6143d8565b60ff8216600203612777576001905b612107611e6686856101c4356101a4358c600435614528565b6040516375d0e52b60e01b815292600281101561047a57600484015260248301526060604483015260208280612141606482018886613237565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215610ccd575f92612746575b506040805163f398789b60e01b815290604460048301376121a06044820161320e565b604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ccd575f91612727575b50156127185760ff937f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f604051936040604486376122366040860161320e565b604061010460c087013760c06101446101008701376101e06101c086015260018060a01b0316938061227863ffffffff8c1695600435956101e0840191613237565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c161561252e5750600181015460408051631309741b60e11b8152600480359082015263ffffffff8516602482015291901c6001600160401b031660448201526101e4356064820152916060836084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610ccd575f5f945f926124eb575b50906123fe91806101e435115f146124e3576123a5906101e435613371565b945b6123ec60078601966001600160801b03885416908381115f146124ce576001600160801b036123de6123e7925b896004358c614632565b995416896130f8565b613371565b90808211156124c5576103d691613371565b935b1561249b57600160ff835460b81c16019160ff831161060a57805460ff60b81b191660b89390931b60ff60b81b1692909217825560ff91600191612475905b6101c43560048401819055600584015582546001600160e01b031660e082901b6001600160e01b03191617835560043583614828565b015460e01c161561248c5761034e91600435614a7e565b61249691506148fc565b61034e565b816124756001926001600160801b03600760ff9601541661243f578460b81b19835416835561243f565b50505f906130f8565b506123e76001600160801b036123de856123d4565b505f946123a7565b945050506060833d606011612526575b81612508606093836131d5565b810103126102835782516020840151604090940151906123fe612386565b3d91506124fb565b6101e4355f91600884016001600160881b0381541690816126ba575b505060078401908154916001600160801b0383169361257e856123e760068a01546001600160801b038160801c9116613371565b808210156126b357505b5f915f9361259683886130f8565b9560ff87921615908161265f575b5061261e575b506001600160801b036125bc86615b7f565b166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612400565b94925092509450936126355f9388600435896157a0565b9190926126598394936001600160401b0360018b015460401c169060098b01615b28565b8a6125aa565b60018b015460e01c60ff169150811561267a575b508c6125a4565b905060ff8a5460a01c16600a81101561047a57600414908161269f575b50158c612673565b64ffffffffff915060d01c1642108c612697565b9050612588565b6126fd929350816101e435105f14612705576001600160881b03806126e36101e4358095613371565b16166001600160881b03198254161790556101e435613371565b90868061254a565b6001600160881b03806126e38480613371565b639bdd3e1360e01b5f5260045ffd5b612740915060203d602011610fba57610fac81836131d5565b896121f6565b61276991925060203d602011612770575b61276181836131d5565b8101906143b9565b908861217d565b503d612757565b5f906120ee565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c435106120b9565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361280c6128056128006128008d6141a3565b613125565b8b8b614265565b16421015612078565b600360ff8616036109d65760ff871615612053575b631cd2477960e31b5f5260045ffd5b50600460ff885460b81c161461203e565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415612020565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760203660031901126102835760043563ffffffff81168103610283576128e481614113565b15611ddc576128f2816141a3565b61293961290d61280061280061290785613125565b956141a3565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346102835760403660031901126102835761034e6004356103276129a3612fc3565b80926129ad613efc565b6129b68161428f565b6142a9565b34610283576040366003190112610283576004356024356007811015610283577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611545575f82815260036020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34610283576020366003190112610283575f6008612a76600435613f31565b015460d81c80612a9e575b604080516001600160401b03928316815292909116602083015290f35b9050612aa981613145565b90612a81565b3461028357604036600319011261028357612ac861302f565b612ad3600435613f31565b612adc82614113565b15611ddc5761293961290d612af0846141a3565b92612b04612afd85613125565b8683614265565b94612b14612800612800836141a3565b91614265565b3461028357606036600319011261028357600435602435600a811090811561028357612b44612fef565b612b4c613efc565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612d2d57612b8584613f31565b9260ff845460a01c1691600484145f14612c7157600a83101561047a57600383036104515760078501805464ffffffffff60a81b19164260a81b64ffffffffff60a81b16178155612c0491612be2906001600160401b03166140e6565b815464ffffffffff60d01b191660d09190911b64ffffffffff60d01b16179055565b1561047a57612c5e604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612c54845180946130ba565b60208301906130ba565ba25f5f516020615d995f395f51905f525d005b60038403612ccd57600a83101561047a576004830361045157612c9f6001600160401b03612cc892166140e6565b60078601805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055565b612c04565b506008830361045157612cdf84613f5d565b612ce884613f81565b6001840160ff815460e01c16612d1e575b6007850180546001600160801b0319169055805463ffffffff60c01b19169055612c04565b612d288686613fcb565b612cf9565b63e73f59e560e01b5f5260045ffd5b3461028357608036600319011261028357600435612d58612fc3565b6044356001600160a01b038116929083900361028357612d76612fd9565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610ae6575f828152600360209081526040808320600483528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612f19575b610ad757612e486001600160401b0391612e038686613d66565b612e0d8486613d66565b82612e1b8282895416613105565b1683198754161786556001860183612e368382845416613105565b16841982541617905582845416613185565b166001600160401b03198254161790556001600160401b0382541615612ea3575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561047a577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612f0457600e612ef1612efb92613ea7565b92019182546130f8565b90555b91612e69565b600d612ef1612f1292613e6b565b9055612efe565b506001600160401b03612f39816001870154168260048801541690613105565b168711612de9565b34610283575f366003190112610283576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610283576020366003190112610283576004355f52600360205260206102e5600860405f20015464ffffffffff808260b01c169160881c166130f8565b602435906001600160a01b038216820361028357565b606435906001600160401b038216820361028357565b604435906001600160401b038216820361028357565b602435906001600160401b038216820361028357565b35906001600160401b038216820361028357565b6024359063ffffffff8216820361028357565b359063ffffffff8216820361028357565b9181601f84011215610283578235916001600160401b038311610283576020838186019501011161028357565b606090600319011261028357600435906024356001600160a01b038116810361028357906044356001600160401b03811681036102835790565b90600a82101561047a5752565b90600482101561047a5752565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9190820180921161060a57565b906001600160401b03809116911603906001600160401b03821161060a57565b6001600160401b03623b5380911601906001600160401b03821161060a57565b6001600160401b0362127500911601906001600160401b03821161060a57565b6001600160401b036276a700911601906001600160401b03821161060a57565b906001600160401b03809116911601906001600160401b03821161060a57565b61030081019081106001600160401b038211176131c157604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b038211176131c157604052565b90816020910312610283575180151581036102835790565b6084905f905b6002821061322157505050565b6040808281866001953701930191019091613214565b908060209392818452848401375f828201840152601f01601f1916010190565b9061326182613f31565b915f52600460205260405f209060018060a01b03165f5260205260405f20908154906132a56001600160401b0383169260028501549060401c908460098501614b53565b92909360038101546132c56001830154918260401c9085600b8801614b53565b92909160ff865460a01c16600a81101561047a576006149182159261334e575b8215613332575b5050613324576103d693929161331661330b61331b93613321996130f8565b96600e8601546130f8565b6130f8565b91614b7e565b90565b9350505050613321916130f8565b600401546001600160401b039182169116141590505f806132ec565b851592506132e5565b64ffffffffff60019116019064ffffffffff821161060a57565b9190820391821161060a57565b906001600160801b03809116911601906001600160801b03821161060a57565b90815f52600460205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036133df818454168260048901541690613105565b16926001600160401b038216938411610ad75760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ccd575f916134bd575b50156134ab57505091816001600160401b036134927f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416613105565b166001600160401b0319825416179055604051908152a3565b9194925092506134bb9450614c80565b565b6134d6915060203d602011610fba57610fac81836131d5565b5f613450565b8181029291811591840414171561060a57565b6001600160c01b03918216908216019190821161060a57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361154557825f52600360205260405f209261355084614ee8565b1561045157805f52600460205260405f2060018060a01b0383165f5260205260405f2061357d8186613d66565b6135e06135a8600b6009880154976135d86135b76135ad6135a86001600160401b038c169c8d6134dc565b614f2d565b875460401c6134ef565b86546001600160401b031660409190911b67ffffffffffffffff1916178655565b0154876134dc565b6136166135f56001840192835460401c6134ef565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b0361362b8682855416613185565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ccd575f9161372d575b50613724577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa60206134bb98836001600160401b036137088b828b985416613185565b166001600160401b0319825416179055604051908152a3614c80565b50505050505050565b613746915060203d602011610fba57610fac81836131d5565b5f6136c5565b919091605083101561376557601f908360051c01921690565b634e487b7160e01b5f52603260045260245ffd5b9190600682101561047a5760ff8084549260031b9316831b921b1916179055565b906137a482613f31565b906137ae8261438a565b6137b881836154f2565b600182019060ff825460e01c166139ec575b6137d9612800612800836141a3565b6001600160401b03811642106139dd576137fc6001600160401b03918386614265565b16421061395e5763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3613851600461384b613842858861556d565b600f880161374c565b90613779565b600a8106600463ffffffff8216149182613946575b845460a01c63ffffffff16036138e1575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b506134bb94509192509015613919576138f99061418b565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61392290614173565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615d795f395f51905f526005870155613866565b9050600f61396c828461556d565b920160ff61397a848361374c565b90549060031b1c16600681101561047a576005146139dd5763ffffffff926139a19161374c565b81549060031b9060ff6005831b921b191617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ccd575f91613a61575b50156137ca5763788dad5960e01b5f5260045ffd5b613a7a915060403d604011610cc657610cb681836131d5565b505f613a4c565b9190826040910312610283576020825192015190565b613aa081613f31565b613aa981613f5d565b60068101545f906001600160801b0381169060801c14613c0f5760ff825460a01c16600a811015613bfb57600503613bec5760078201546001600160801b03613afb64ffffffffff8360801c16613165565b9116151580613bc1575b613bb2576001600160401b03164210613ba35760018201805463ffffffff60c01b19169055600a820154600c830154613b429161058591906130f8565b9080613b8f5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b6359d6ea3160e11b8252600482fd5b5060ff600184015460e01c1680613b0557506001600160401b03613be482613165565b164210613b05565b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b5060018101805463ffffffff60c01b19169055600a810154600c820154613c4591613c3a91906130f8565b600d830154906130f8565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b613c9590613f31565b613c9e82614113565b158015613d4a575b8015613d2e575b611ddc5760ff613cc9613cc0848461556d565b600f840161374c565b90549060031b1c16600681101561047a5780613d285750613ce9826141a3565b906001600160401b0382164210613d21576001600160401b0392612b14613d0f93613125565b16421015613d1c57600190565b600290565b5050505f90565b91505090565b5063ffffffff600182015460a01c1663ffffffff831611613cad565b5063ffffffff600182015460801c1663ffffffff831610613ca6565b9080546001600160401b038116906009840190613dc8613da7835492613d9e6135a8613d9860028a0196875490613371565b886134dc565b9060401c6134ef565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613e1c613de96135a8613d9860038a0197885490613371565b613dfb6001890191825460401c6134ef565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613e675760ff825460a01c16600a81101561047a57600603613e4b57613e489150613ea7565b50565b600d613e59613e6392613e6b565b9201918254613371565b9055565b5050565b61332190670de0b6b3a7640000600181835460401c0692015460401c06906130f8565b6001600160c01b03918216908216039190821161060a57565b906134bb6001613eb684613e6b565b93613eda6135f5825460401c848060c01b03670de0b6b3a764000082061690613e8e565b01613dfb815460401c60018060c01b03670de0b6b3a764000082061690613e8e565b5f516020615d995f395f51905f525c613f225760015f516020615d995f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b5f52600360205260405f209060018060a01b0382541615613f4e57565b639999974760e01b5f5260045ffd5b60ff815460a01c16600a81101561047a57600503613f785750565b6134bb9061438a565b6001015460c01c63ffffffff168015159081613fae575b50613f9f57565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150613fc1906141a3565b164210155f613f98565b6040516347d1145360e01b815260048101839052916020836024815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1928315610ccd575f936140b2575b5061405660078301936001600160801b03855416906001600160881b036008860154168082115f146124c5576103d691613371565b9161407260068201546001600160801b038160801c9116613371565b8084116140aa575b5082156140a45783546001600160801b0319166001600160801b038416179093556134bb92615628565b50505050565b92505f61407a565b9092506020813d6020116140de575b816140ce602093836131d5565b810103126102835751915f614021565b3d91506140c1565b64ffffffffff81116140fc5764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b63ffffffff1663ffffffff600a808306920491169060018210159182614167575b5081614154575b81614144575090565b610897915063ffffffff16111590565b6107d063ffffffff82161015915061413b565b6004101591505f614134565b63ffffffff60019116019063ffffffff821161060a57565b63ffffffff60079116019063ffffffff821161060a57565b63ffffffff1663ffffffff600a80830692049116600481145f1461423457506201518063ffffffff6141dc6001600160401b0393614173565b1663ffffffff60015b169063ffffffff6003831091160362023ab1610190600181840694620afa6c1995610301600c60096064840494010661f4ff0201600b1c9061016d8160021c9102010103019204020101021690565b60030263ffffffff811690810361060a576001600160401b039163ffffffff6142606201518093614173565b6141e5565b600761427461332194936141a3565b9101549164ffffffffff808460d01c169360a81c1691615a4f565b61429890613f31565b906142a282614ee8565b1561045157565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d11699861433c949392825f52600460205260405f2060018060a01b0385165f5260205260405f209060098101825490614315600285019283546001600160401b038260401c921684614b53565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61437490613f31565b80549091906001600160a01b0316330361091857565b5460a01c60ff16600a81101561047a57600381141590816143ad575b5061045157565b6004915014155f6143a6565b9081602091031261028357516001600160a01b03811681036102835790565b9490929493919360ff600182015460e01c166145005763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061443f60a482018688613237565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610ccd575f916144e1575b506001600160a01b03169485614495575b505050505050565b6144d37fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191613237565b0390a45f808080808061448d565b6144fa915060203d6020116127705761276181836131d5565b5f61447c565b509250505061451957670de0b6b3a7640000036127d657565b6302e6bdf760e41b5f5260045ffd5b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152614593610100826131d5565b51902090565b916145a960209293611e6e615939565b6145da60405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191613237565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ccd575f91614619575090565b613321915060203d6020116127705761276181836131d5565b9392915f94600881016001600160881b0381541690816147d5575b5050600781018054906001600160801b03821695614680876123e760068701546001600160801b038160801c9116613371565b808210156147ce57505b5f915f93614698838a6130f8565b958691600182019060ff825460e01c16908115614795575b50614727575b505050927f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79592859263ffffffff956001600160801b036146f860a099615b7f565b166001600160801b0319825416179055604051998a5260208a01526040890152606088015260808701521693a3565b919390929b5063ffffffff95507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb797945060a0969b61478661476c5f96888d886157a0565b60096001600160401b03829893975460401c169201615b28565b929582959850819497506146b6565b905060ff835460a01c16600a81101561047a5760041490816147ba575b50155f6146b0565b64ffffffffff915060d01c1642105f6147b2565b905061468a565b919461480d9282821015614815576001600160881b03806147f7848096613371565b16166001600160881b0319825416179055613371565b925f8061464d565b6001600160881b03806147f78580613371565b9091614845600361384b61483c848661556d565b600f860161374c565b63ffffffff811690600a8206600463ffffffff82161490816148e4575b600185019363ffffffff855460a01c16145f146138e1575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615d795f395f51905f526005860155614862565b7f00000000000000000000000000000000000000000000000000000000000000009080614927575050565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615614987575b6040525f606052156149675750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661499f57823b15153d15161690614958565b503d5f823e3d90fd5b5f919081158080614a76575b6140a4577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610ccd57614a61575b50614a2c836148fc565b15614a3657505050565b6134bb92507f0000000000000000000000000000000000000000000000000000000000000000615ac6565b614a6e9194505f906131d5565b5f925f614a22565b5060016149b4565b90801580614b2d575b614b28577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b15610283575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610ccd57614b18575b50614aff816148fc565b828111614b0b57505050565b6134bb9261032791613371565b5f614b22916131d5565b5f614af5565b505050565b508215614a87565b8115614b3f570490565b634e487b7160e01b5f52601260045260245ffd5b90614b66614b6c94936133169354613371565b906134dc565b90670de0b6b3a7640000808304920690565b6001600160401b036001614b9e614bab94670de0b6b3a7640000966134dc565b92015460401c1690614b35565b0490565b9063ffffffff8091169116039063ffffffff821161060a57565b63ffffffff614bea62ffffff93600a8360018096015460801c160490614baf565b161b1690565b60405163e66056e960e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ccd575f91614c48575090565b90506020813d602011614c78575b81614c63602093836131d5565b81010312610283575160058110156102835790565b3d9150614c56565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614cbe8782845416613185565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b93614cf88561436b565b90614d028261438a565b614d0b82613f81565b60088201928354956001600160401b0364ffffffffff8860881c16921694828603611e085786151580614ebf575b1561278d5781158015614eb1575b61277e5760068501805495614d6c6001600160801b036007830154168860801c6130f8565b8410614ea25760030195865489149081614e8f575b50614e805787614366967f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9a614e058e898f8d6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528760808201528a60a082015260a08152611b2760c0826131d5565b9664ffffffffff60881b90614e1990613357565b60881b169064ffffffffff60881b1916178455556001600160801b03808416166001600160801b031982541617905560018060d81b0381541690556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613237565b63dfbd9b4b60e01b5f5260045ffd5b6001600160801b0391501683145f614d81565b6309d157b360e01b5f5260045ffd5b50600160801b821015614d47565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614d39565b60ff905460a01c16600a811015908161047a5760038110159182614f1f575b82614f1157505090565b90915061047a576007141590565b50600881111591505f614f07565b6001600160c01b038111614f47576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b9160207f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a85391600160048601956001600160401b03875416966001600160401b03198154169055016001600160401b03614fba8782845416613105565b166001600160401b031982541617905560018060a01b03169384847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3565b80358252602081013560208301526040810135604083015263ffffffff61503060608301613042565b166060830152608081013560ff81168091036102835760808301526001600160401b0361505f60a0830161301b565b1660a083015260c081013560c08301526001600160401b0361508360e0830161301b565b1660e083015261010081013561010083015263ffffffff6150a76101208301613042565b1661012083015261014081013561ffff81168091036102835761514561020080936001600160401b039361014087015261016081013561016087015263ffffffff6150f56101808301613042565b1661018087015263ffffffff61510e6101a08301613042565b166101a0870152836151236101c0830161301b565b166101c0870152836151386101e0830161301b565b166101e08701520161301b565b16910152565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ccd575f916154d3575b50156154c5576024359081156154b657604435918215158061548d575b1561278d5760405160208101903382526004356040820152604081526151e56060826131d5565b51902092835f52600360205260405f209160018060a01b0383541661547e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610283575f80916102646040518094819363c476e39560e01b83528b6004840152336024840152615266604484016004615007565b5af18015610ccd57615469575b5060643563ffffffff811690876001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001683830361546557610184359363ffffffff851680860361546157823b156154615760448492604051948593849263b7d290cb60e01b8452600484015260248301525afa801561545657615441575b5050845460ff60a01b1933166001600160a81b031990911617600160a01b1785556084359060ff8216820361543d57855465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617845560a435906001600160401b0382168203615439576001600160401b036001860192166001600160401b031983541617825581546101a43563ffffffff811681036154355767ffffffffffffffff60801b1990911660809290921b63ffffffff60801b169190911760a09190911b63ffffffff60a01b161790556002830155600382015560060180546001600160801b031916610164356001600160801b03161790556040519192509061540b816004615007565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a3565b8980fd5b8780fd5b8880fd5b8161544b916131d5565b61543957875f6152f8565b6040513d84823e3d90fd5b8380fd5b5080fd5b6154769196505f906131d5565b5f945f615273565b63131ede2d60e21b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183106151be565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6154ec915060203d602011610fba57610fac81836131d5565b5f6151a1565b6154fb82614113565b158015615551575b8015615535575b611ddc5763ffffffff60018192015460c01c1691160361552657565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff83161161550a565b5063ffffffff600182015460801c1663ffffffff831610615503565b6155979061559163ffffffff60016155858296615d27565b93015460801c16615d27565b90614baf565b1690565b6001015460e01c60ff166155b357506134bb906148fc565b816155bc575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156102835760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610ccd5761561e5750565b5f6134bb916131d5565b906134bb9291817f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d660806007840161566a876001600160801b03835416613371565b81546001600160801b0319166001600160801b0382161790915561568f8785876156cc565b6156b06001600160401b03600189959495015460401c1682600b8a01615b28565b60405192898452602084015260408301526060820152a261559b565b92908215801580615784575b610cd8576064840290848204606414171561060a576127109004936157066157008686613371565b94615b7f565b60068201906001600160801b038254916157258219918460801c61337e565b60801b16911617905584615737575050565b5f90615745866002546130f8565b60025560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b5061578e82614bf0565b600581101561047a57600311156156d8565b939190938315801580615870575b610cd8576064850290858204606414171561060a5761271090049485916157de6157d88488613371565b96615b7f565b60068201906001600160801b038254916157fd8219918460801c61337e565b60801b169116179055826158115750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916158415f956002546130f8565b600255546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806140a4565b5061587a86614bf0565b600581101561047a57600311156157ae565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206159239594835f526004825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906158fc600388019260018454990198895460401c9184614b53565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615a26575b15615994577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261459360c0826131d5565b507f0000000000000000000000000000000000000000000000000000000000000000461461596b565b929190926001600160401b038216926001600160401b0385168410801590615aaa575b615aa357615a839061332195613185565b926001600160401b0382161015615a9b575090613105565b905090613105565b5050505090565b506001600160401b0382166001600160401b0382161115615a72565b9180615ad157505050565b6040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615b10575b604052156149675750565b90600181151661499f57823b15153d15161690615b05565b9190918215614b2857670de0b6b3a76400008302928304670de0b6b3a76400000361060a57615b5d60018201938454906130f8565b90615b72615b6b8484614b35565b82546130f8565b90558115614b3f57069055565b6001600160801b038111615b99576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b60ff811690601f8211615bdf5760405191615bcc6040846131d5565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b929091825f52600460205260405f2060018060a01b0382165f5260205260405f209260018401916001600160401b038354166001600160401b03600487015416809103610ad757615d16575b50508254926001600160401b038416938415615d0b57615c72615c67600e88019283549060401c906130f8565b845460401c906130f8565b90615c87826001600160401b03881689614b7e565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561060a57615cb8600193615cf995613371565b905501615cd2866001600160401b03835460401c16613105565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f94508493505050565b615d209185614f5e565b5f80615c3a565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361060a57600a63ffffffff9106160163ffffffff811161060a5763ffffffff5f1991160163ffffffff811161060a579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b648649b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
