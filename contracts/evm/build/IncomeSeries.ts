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
    "name": "REENTERED",
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
    "name": "TRANSFER_FAILED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TRANSFER_FAILED",
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

export const bytecode: `0x${string}` = '0x6101e080604052346102d05761012081615c21803803809161002182856102d4565b8339810103126102d0578051906001600160a01b03821682036102d05760208101516001600160a01b03811681036102d05760408201516001600160a01b03811681036102d05760608301516001600160a01b03811681036102d0576080840151906001600160a01b03821682036102d05761009f60a0860161030b565b926100ac60c0870161030b565b946100c66101006100bf60e08a0161030b565b980161030b565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102d4565b5190206101a052466101c05260405161590190816103208239608051818181610fae0152818161148001528181611fa401528181613136015281816133b0015281816143230152614d0f015260a05181818161085e015281816114c5015281816116e8015281816127fe015281816132220152614f7e015260c051818181611572015281816140b20152614da4015260e05181818161202401526126a001526101005181818161022b0152818161030d0152818161079101528181614685015261473e01526101205181818161073c015261081a01526101405181818161290f0152612d2601526101605181818161027301528181610c4e01528181611652015281816121af01528181613726015281816146bb015281816147940152615156015261018051818181610a90015281816117fb015281816127670152612b4c01526101a05181613ac301526101c05181613a9d0152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102f757604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102d05756fe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612d145750806304d66fed14612b0f5780630a52da60146128e357806317e68aa9146128785780631ea2848e146127dc578063221220eb146127965780632713f36e1461275257806327fc0c98146126cf5780632b7ac3f31461268b5780632c196cd014611d8b5780632d7c0b9414611d3b5780633f067b2014611d1f5780634499f5b314611cf9578063465cf75414611c9b578063553dd8d9146118325780635f3825a2146117ea57806362b92562146116ca5780636f07159a146115a157806370edffc31461155d57806371949af91461154657806376bf8436146114af5780637b1039991461146b57806381f77959146110b157806384baee7a14610f315780638932454814610e2d5780638ceeba3614610ded578063906f6b0814610da0578063979f205414610d7c5780639be5be9914610b8d578063a0befafe14610a7d578063ac522c5c14610a0a578063ad44b79f146109d3578063af3260711461088d578063b361e19814610849578063c415b95c14610805578063c60c403a146107b5578063c87965721461070e578063cb3fb85b146106f0578063cb798ecb1461066c578063d22ce90b14610635578063df8a9e2114610484578063dfc58e811461034a578063eae1160b146102c4578063f698da25146102a2578063f887ea401461025e5763fc0c546a14610216575f80fd5b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a575f36600319011261025a5760206102bc613a9a565b604051908152f35b3461025a57604036600319011261025a576004356102e0612d55565b60ff5f5c1661033b5761030a8161033193600160ff195f5c16175f5d61030581613f54565b61536b565b907f000000000000000000000000000000000000000000000000000000000000000061548f565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b3461025a57604036600319011261025a57600435610366612d55565b60ff5f5c1661033b57600160ff195f5c16175f5d61038382613d1f565b805460ff8160a01c16600a8110156104705760061490811591610456575b506104475782816103d884836103d26103c1836103319a61030a99613f6e565b6103cc84848861536b565b90612ee6565b9361555f565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612ee6565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561047057600314846103a1565b634e487b7160e01b5f52602160045260245ffd5b3461025a57602036600319011261025a5760043560ff5f5c1661033b57600160ff195f5c16175f5d6104b581614030565b60ff815460a01c16600a81101590816104705760038114159182610627575b82610615575b5050610447576104fb60068201546001600160801b038160801c9116613087565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61053d8583866151b6565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105879161057c9190612ee6565b600d84015490612ee6565b90670de0b6b3a7640000810290808204670de0b6b3a76400001490151715610601576105b291612ee6565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103319652a2614646565b634e487b7160e01b5f52601160045260245ffd5b909150610470576005141583806104da565b50600481141591505f6104d4565b3461025a57604036600319011261025a57610659610651612dc1565b6004356139c0565b6040516006821015610470576020918152f35b3461025a5761022036600319011261025a5760ff5f5c1661033b57600160ff195f5c16175f5d602061069c614cf4565b805f5260018252600160405f2001600160e01b60ff60e01b1982541617905560405190807fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f5f80a260ff195f5c165f5d8152f35b3461025a57602036600319011261025a5761070c6004356137ad565b005b3461025a575f36600319011261025a5760ff5f5c1661033b57600160ff195f5c16175f5d6103315f545f80557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f000000000000000000000000000000000000000000000000000000000000000061548f565b3461025a57604036600319011261025a576107ce612d55565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57604036600319011261025a576024356004355f5c60ff1661033b57600160ff195f5c16175f5d81906108c381613d1f565b6001810160ff815460e01c1615806109bf575b6109b05760ff825460a01c16600a811015610470576005036104475761033194600783016001600160801b038154168092116109a6575b84926001600160401b0361098988856080956001600160801b0380610953857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613087565b16166001600160801b0319825416179055610984610972838a8c6151b6565b9590965460401c1685600b8c01615314565b613087565b9060405192898452602084015260408301526060820152a2615133565b909450849061090d565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b03163314156108d6565b3461025a57602036600319011261025a576004355f526001602052602060ff60405f205460a01c16610a086040518092612e4c565bf35b3461025a5760a036600319011261025a57600435610a26612d97565b6084356001600160401b03811161025a57610a45903690600401612de5565b9160ff6001610a5386613d1f565b015460e01c16610a6e5761070c93606435916044359161494f565b637fa411c960e11b5f5260045ffd5b3461025a57610a8b36612e12565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7e57815f52600260205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610b02818754168094612e66565b16946001600160401b038416958611610b6f576001600160401b03610b4a7f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612ec6565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461025a57604036600319011261025a57600435610ba9612dc1565b60ff5f5c1661033b57600160ff195f5c16175f5d610bc682613d1f565b9160ff835460a01c16600a8110156104705760038114159081610d70575b5061044757600183019260ff845460e01c1615610d6157610c0583826150b8565b6001600160401b03610c1684613d7b565b164210610d5257604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610d475761033195610d0692610ce1925f915f93610d0b575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a385858561439d565b82546001600160e01b031660e086901b6001600160e01b031916178355938383614567565b615133565b610d389193506001600160401b03925060403d604011610d40575b610d308183612f23565b810190613797565b929091610c8c565b503d610d26565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b60049150141584610be4565b3461025a57604036600319011261025a5761070c610d98612dc1565b600435613487565b3461025a57604036600319011261025a57610db9612d55565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461025a5761022036600319011261025a5760ff5f5c1661033b57600160ff195f5c16175f5d6020610e1d614cf4565b60ff195f5c165f5d604051908152f35b3461025a57604036600319011261025a57600435610e49612d55565b60ff5f5c1661033b57600160ff195f5c16175f5d610e6682613d1f565b805460ff8160a01c16600a8110156104705760061490811591610f13575b50610447578281610ea484836103d26103c1836103319a61030a99613f6e565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612ee6565b60ff915060a81c166004811015610470576003146001141584610e84565b3461025a57604036600319011261025a57600435610f4d612d55565b90805f52600260205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610b6f5760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d47575f91611082575b50156110735760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b0361102f8382845416612e66565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b6110a4915060203d6020116110aa575b61109c8183612f23565b810190612f44565b86610fde565b503d611092565b3461025a57602036600319011261025a575f6102e06040516110d281612ef3565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611175600435613d1f565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996111c28b612ef3565b6001600160a01b038a168b52600a8110156104705760208b01526004861015610470576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261131660208201516020850190612e4c565b61132860408201516040850190612e59565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57602036600319011261025a576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611537575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461025a5761070c61155736612e12565b9161321e565b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a5761010036600319011261025a576004356115be612d97565b6084356001600160401b03811161025a576115dd903690600401612de5565b9060ff5f5c1661033b57600160ff195f5c16175f5d60ff60016115ff86613d1f565b015460e01c1615610d615761161c9260643590604435908661494f565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610d47575f91611694575b61033192506146a9565b90506020823d6020116116c2575b816116af60209383612f23565b8101031261025a5761033191519061168a565b3d91506116a2565b3461025a57604036600319011261025a576004356116e6612d97565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611537575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206158e15f395f51905f5291600591906117be90805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206158e15f395f51905f526020820152a2005b3461025a576117f836612e12565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7e5761070c926130b4565b3461025a5760c036600319011261025a5760043561184e612dc1565b611856612d81565b61185e612d6b565b6084359160a4356001600160401b03811161025a57611881903690600401612de5565b909460ff5f5c1661033b57600160ff195f5c16175f5d6118a087614030565b60ff815460a01c16600a81101590816104705760038114159182611c8d575b82611c7b575b50506104475760088101908154946001600160401b038660d01c911694818603611c6c576001830196875463ffffffff80600a818460801c1604981697168710908115611c53575b50611c4457600a860263ffffffff81169081036106015760040163ffffffff8111610601576119436001600160401b0391613d7b565b1698894210611c35578c5f52600460205260405f20875f5260205260ff60405f205416611c26576001600160401b03169889108015611c1d575b611c0e575f8a128015611c075760018b016001811280158316908315161761060157600160ff1b14610601578a5f03805f1981011161060157915b829c83158015611bf9575b611bea578e94611a30918a8f8f908e916040519260208401947f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc86528c60408601526060850152608084015260a083015260c082015260c08152611a2860e082612f23565b5190206142de565b946001600160d01b031990611a449061306b565b60d01b169060018060d01b0316178655825f52600460205260405f20875f5260205260405f20600160ff198254161790555f14611b4957505082546001600160a01b039081168a821601919082116106015760ff978b946001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49660a096600180891b03166001600160601b03881b8554161784555b01541690600180861b039054169160405198895260208901528a604089015260608801526080870152600180831b031694a45460e01c169081611b3f575b50611b2f5760ff195f5c165f5d005b611b38916146a9565b8080610331565b5f91501383611b20565b611b6c600685939694959c9b9a9c01546001600160801b038160801c9116613087565b6007830191611b866001600160801b038454168093613087565b809111611be2575b50926001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf496948d9e948360ff9e9f60a09982611bd4921690613094565b168419825416179055611ae2565b9a508d611b8e565b6375cf385f60e01b5f5260045ffd5b50600160801b8410156119c3565b8a916119b8565b631059752760e31b5f5260045ffd5b5042891161197d565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c16041686118d61190d565b6311fa514960e31b5f5260045ffd5b909150610470576005141589806118c5565b50600481141591505f6118bf565b3461025a5760c036600319011261025a57611cb4612dc1565b6084359060ff8216820361025a5760a4359060ff8216820361025a57611cf36102bc92602094611ce2613a9a565b936064359060443590600435614273565b906148b6565b3461025a57604036600319011261025a5760206102bc611d17612d55565b600435612f7c565b3461025a575f36600319011261025a5760205f54604051908152f35b3461025a57604036600319011261025a57611d54612d55565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461025a5761028036600319011261025a57611da5612dc1565b61010036604319011261025a57366102041161025a576102043560ff8116810361025a57610224359160ff8316830361025a57610244356001600160401b03811161025a57611df8903690600401612de5565b9093610264356001600160401b03811161025a57611e1a903690600401612de5565b909460ff5f5c1661033b57600160ff195f5c16175f5d611e3b600435614030565b9384549660ff8860a01c16600a811015610470576003811415908161267f575b5061044757600260ff8416141580612671575b61266257600160ff86161161265357600160ff86161480988199612642575b506126335760018601549360ff8560e01c1661261e575b611eae88886150b8565b6001600160401b03611ebf89613d7b565b16421080156125ee575b610d5257600387015461014435036125df576001600160401b038560401c1661016435036125df5760058701546101a435036125d0576101c4351515806125a4575b1561259657600160801b6101e435101561258757611f319161018435896004358a614075565b60ff8216600203612580576001975b611f66611f5986856101c4356101a4358c600435614273565b611f61613a9a565b6148b6565b6040516375d0e52b60e01b81529960028110156104705760048b015260248a0152606060448a015260208980611fa0606482018686612f5c565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa988915610d47575f9961253c575b506040805163f398789b60e01b8152906044600483013760845f604483015b6002821061252657505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d47575f91612507575b50156124f857604051916040604484376084995f604085015b600282106124e1575050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c060ff9a9998013760c06101446101008701376101e06101c086015260018060a01b031693806120ea63ffffffff8d1695600435956101e0840191612f5c565b0390a482604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c161561231b575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610d47575f935f916122f6575b506122409061223b60078501956001600160801b0387541690806101e435115f146122e1576001600160801b03612232612228610984936101e435613087565b886004358b61439d565b98541688612ee6565b612ee6565b935b156122d257600160ff835460b81c16019160ff8311610601576122ac60019260ff945b83546101c4356004860181905560058601556001600160e01b031960e084901b1691871660b890811b9088901b19909116176001600160e01b031617835560043583614567565b015460e01c16156122c35761033191600435614785565b6122cd9150614646565b610331565b60ff916122ac6001925f612265565b506109846001600160801b036122325f612228565b6122409450612314915060403d604011610d4057610d308183612f23565b90936121e8565b6008820180545f926101e4359290916001600160a01b03169081612489575b505060078401908154916001600160801b0383169361236e8561098460068a01546001600160801b038160801c9116613087565b8082101561248257505b5f915f936123868388612ee6565b9560ff879216159081612449575b50612408575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612242565b949250925094509361241f5f938860043589615259565b9190926124438394936001600160401b0360018b015460401c169060098b01615314565b8a61239a565b905060ff8a5460a01c16600a81101561047057600414908161246e575b50158c612394565b64ffffffffff915060d01c1642108c612466565b9050612378565b6124d3929350816101e435105f146124db576101e435915b6001600160a01b039081906124b7908590613087565b16166001600160601b0360a01b8254161790556101e435613087565b90868061233a565b816124a1565b604080828f829060019537019d019101909b612075565b639bdd3e1360e01b5f5260045ffd5b612520915060203d6020116110aa5761109c8183612f23565b8a61205c565b6040808281866001953701930191019091611ffb565b9098506020813d602011612578575b8161255860209383612f23565b8101031261025a57516001600160a01b038116810361025a579789611fdc565b3d915061254b565b5f97611f40565b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611f0b565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b0361261561260e6126096126098c613d7b565b612e86565b8a8a613f2a565b16421015611ec9565b600360ff851603610a6e5760ff861615611ea4575b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a611e8d565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611e6e565b6004915014158a611e5b565b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57602036600319011261025a5760043563ffffffff8116810361025a576126f981613eca565b15611c445761270781613d7b565b61274e61272261260961260961271c85612e86565b95613d7b565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57604036600319011261025a576004356127b2612d55565b60ff5f5c1661033b5761030a8161033193600160ff195f5c16175f5d6127d781613f54565b613f6e565b3461025a57604036600319011261025a57600435602435600781101561025a577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611537575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461025a57604036600319011261025a57612891612dc1565b61289c600435613d1f565b6128a582613eca565b15611c445761274e6127226128b984613d7b565b926128cd6128c685612e86565b8683613f2a565b946128dd61260961260983613d7b565b91613f2a565b3461025a57606036600319011261025a57600435602435600a811090811561025a5761290d612d81565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612b005761294684613d1f565b9260ff845460a01c1691600484145f14612a0457600a83101561047057600383036104475760078501805469ffffffffffffffffffff60a81b19164260a81b64ffffffffff60a81b161760d09290921b64ffffffffff60d01b169190911790555b1561047057612a01604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556129f784518094612e4c565b6020830190612e4c565ba2005b60038403612a4957600a83101561047057600483036104475760078501805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b169190911790556129a7565b506008830361044757600a821015806104705760038314159081612af3575b81612ae2575b50610447576001840163ffffffff815460c01c168015159081612ac5575b50612ab6576007850180546001600160801b0319169055805463ffffffff60c01b191690556129a7565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150612ad890613d7b565b1642101587612a8c565b905061047057600582141586612a6e565b505060048214155f612a68565b63e73f59e560e01b5f5260045ffd5b3461025a57608036600319011261025a57600435612b2b612d55565b6044356001600160a01b038116929083900361025a57612b49612d6b565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7e575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612cec575b610b6f57612c1b6001600160401b0391612bd68686613b7d565b612be08486613b7d565b82612bee8282895416612e66565b1683198754161786556001860183612c098382845416612e66565b16841982541617905582845416612ec6565b166001600160401b03198254161790556001600160401b0382541615612c76575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610470577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612cd757600e612cc4612cce92613cca565b9201918254612ee6565b90555b91612c3c565b600d612cc4612ce592613c8e565b9055612cd1565b506001600160401b03612d0c816001870154168260048801541690612e66565b168711612bbc565b3461025a575f36600319011261025a577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361025a57565b606435906001600160401b038216820361025a57565b604435906001600160401b038216820361025a57565b602435906001600160401b038216820361025a57565b35906001600160401b038216820361025a57565b6024359063ffffffff8216820361025a57565b359063ffffffff8216820361025a57565b9181601f8401121561025a578235916001600160401b03831161025a576020838186019501011161025a57565b606090600319011261025a57600435906024356001600160a01b038116810361025a57906044356001600160401b038116810361025a5790565b90600a8210156104705752565b9060048210156104705752565b906001600160401b03809116911603906001600160401b03821161060157565b6001600160401b03623b5380911601906001600160401b03821161060157565b6001600160401b036203f480911601906001600160401b03821161060157565b906001600160401b03809116911601906001600160401b03821161060157565b9190820180921161060157565b61030081019081106001600160401b03821117612f0f57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b03821117612f0f57604052565b9081602091031261025a5751801515810361025a5790565b908060209392818452848401375f828201840152601f01601f1916010190565b90612f8682613d1f565b915f52600260205260405f209060018060a01b03165f5260205260405f2090815490612fca6001600160401b0383169260028501549060401c90846009850161485a565b929093612fea60016003830154920154918260401c9084600b870161485a565b9160ff855460a01c16600a8110156104705760061490811591613062575b811561304f575b50613041576103cc93929161223b61302d6130389361303e99612ee6565b96600e860154612ee6565b91614885565b90565b935050505061303e91612ee6565b6001600160401b0391501615155f61300f565b84159150613008565b65ffffffffffff60019116019065ffffffffffff821161060157565b9190820391821161060157565b906001600160801b03809116911601906001600160801b03821161060157565b90815f52600260205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b036130f5818454168260048901541690612e66565b16926001600160401b038216938411610b6f5760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d47575f916131d3575b50156131c157505091816001600160401b036131a87f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612e66565b166001600160401b0319825416179055604051908152a3565b9194925092506131d194506148e1565b565b6131ec915060203d6020116110aa5761109c8183612f23565b5f613166565b8181029291811591840414171561060157565b6001600160c01b03918216908216019190821161060157565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361153757825f52600160205260405f209261326684614b2b565b1561044757805f52600260205260405f2060018060a01b0383165f5260205260405f206132938186613b7d565b60098501546001600160401b03851695906132eb906132ca906001600160c01b03906132bf908a6131f2565b16845460401c613205565b83546001600160401b031660409190911b67ffffffffffffffff1916178355565b600b01546001600160c01b039061330290876131f2565b166133396133186001840192835460401c613205565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b0361334e8682855416612ec6565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d47575f91613450575b50613447577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa60206131d198836001600160401b0361342b8b828b985416612ec6565b166001600160401b0319825416179055604051908152a36148e1565b50505050505050565b613469915060203d6020116110aa5761109c8183612f23565b5f6133e8565b9060068110156104705760ff80198354169116179055565b9061349182613d1f565b9060ff825460a01c16600a811015610470576003811415908161378b575b50610447576134be81836150b8565b600182019060ff825460e01c166136f6575b6134df61260961260983613d7b565b6001600160401b03811642106136e7576135026001600160401b03918386613f2a565b1642106136635763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3845f52600360205260405f20815f52602052613556600460405f2061346f565b600a8106600463ffffffff821614918261364b575b845460a01c63ffffffff16036135e6575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b506131d19450919250901561361e576135fe90613d63565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61362790613d4b565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206158e15f395f51905f52600587015561356b565b915050815f52600360205260405f2063ffffffff82165f5260205260ff60405f2054166006811015610470576005146136e75763ffffffff90825f52600360205260405f208282165f5260205260405f20600560ff1982541617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d47575f9161376b575b50156134d05763788dad5960e01b5f5260045ffd5b613784915060403d604011610d4057610d308183612f23565b505f613756565b6004915014155f6134af565b919082604091031261025a576020825192015190565b6137b681613d1f565b805460ff5f9160a01c16600a81101580610470576003821415806139b3575b81816139a2575b506104475760068401546001600160801b0381169060801c146139235761390f576005036139005760078201546001600160801b0381166138f15760801c64ffffffffff166276a700016001600160401b0381116138dd576001600160401b031642106138ce5760018201805463ffffffff60c01b19169055600a820154600c83015461386d9161057c9190612ee6565b90806138ba5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c82015461395b916139509190612ee6565b600d83015490612ee6565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b9050610470576005821415816137dc565b50505f60048214156137d5565b6139c981613d1f565b906139d383613eca565b158015613a7e575b8015613a62575b611c44575f52600360205260405f2063ffffffff83165f5260205260ff60405f20541660068110156104705780613a5c5750613a1d82613d7b565b906001600160401b0382164210613a55576001600160401b03926128dd613a4393612e86565b16421015613a5057600190565b600290565b5050505f90565b91505090565b5063ffffffff600183015460a01c1663ffffffff8416116139e2565b5063ffffffff600183015460801c1663ffffffff8416106139db565b467f000000000000000000000000000000000000000000000000000000000000000003613ae5577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152613b7760c082612f23565b51902090565b9080546001600160401b038116906009840190613be5613bc48354926002870193613bba613bb460018060c01b0392875490613087565b886131f2565b169060401c613205565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613c3f6003870194613c0b613bb460018060c01b0392885490613087565b16613c1e6001890191825460401c613205565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613c8a5760ff825460a01c16600a81101561047057600603613c6e57613c6b9150613cca565b50565b600d613c7c613c8692613c8e565b9201918254613087565b9055565b5050565b61303e90670de0b6b3a7640000600181835460401c0692015460401c0690612ee6565b6001600160c01b03918216908216039190821161060157565b906131d16001613cd984613c8e565b93613cfd613318825460401c848060c01b03670de0b6b3a764000082061690613cb1565b01613c1e815460401c60018060c01b03670de0b6b3a764000082061690613cb1565b5f52600160205260405f209060018060a01b0382541615613d3c57565b639999974760e01b5f5260045ffd5b63ffffffff60019116019063ffffffff821161060157565b63ffffffff60079116019063ffffffff821161060157565b63ffffffff1663ffffffff600a80830692049116600481145f14613ea45750613da863ffffffff91613d4b565b1663ffffffff806001925b919092169160028311911681613e9e575f19810190811161060157915b61019080840493069115613e8d57600219810190811161060157905b8160990291609983040361060157600282018092116106015761016d810281810461016d148215171561060157613e3c9260646005613e3261223b948660021c90612ee6565b9204930490613087565b62023ab182029180830462023ab1149015171561060157613e5c91612ee6565b620afa6b1981019081116106015762015180810290808204620151801490151715610601576001600160401b031690565b600981018091116106015790613dec565b91613dd0565b60030263ffffffff81169081036106015763ffffffff613ec48192613d4b565b92613db3565b63ffffffff1663ffffffff600a808306920491169060018210159182613f1e575b5081613f0b575b81613efb575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613ef2565b6004101591505f613eeb565b6007613f3961303e9493613d7b565b9101549164ffffffffff808460d01c169360a81c1691615418565b613f5d90613d1f565b90613f6782614b2b565b1561044757565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614001949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490613fda600285019283546001600160401b038260401c92168461485a565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61403990613d1f565b80549091906001600160a01b031633036109b057565b919082604091031261025a57602082519201516001600160401b038116810361025a5790565b93919392909260ff600182015460e01c16614259575460408051622385a760e11b815260c09290921c63ffffffff166004830152909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d47575f925f91614218575b506140fd6001600160401b0391612ea6565b164211156141dd5785156141ce5761416e61416787856040519863ffffffff60208b01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528a60408d015216998a606082015286608082015260808152611a2860a082612f23565b92826154d9565b156141bf576141ba7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191612f5c565b0390a4565b63255041fb60e21b5f5260045ffd5b63436a887760e01b5f5260045ffd5b93509391505061420957811580156141fb575b6141bf57036125df57565b50600160501b8210156141f0565b6302e6bdf760e41b5f5260045ffd5b6140fd93506001600160401b0391506142489060403d604011614252575b6142408183612f23565b81019061404f565b93909391506140eb565b503d614236565b50939250505061420957670de0b6b3a7640000036125df57565b94919360ff9384929563ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613b7761010082612f23565b916142ee60209293611f61613a9a565b61431f60405194859384936375d0e52b60e01b85525f60048601526024850152606060448501526064840191612f5c565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d47575f9161435e575090565b90506020813d602011614395575b8161437960209383612f23565b8101031261025a57516001600160a01b038116810361025a5790565b3d915061436c565b9392915f946008810160018060a01b03815416908161451a575b5050600781018054906001600160801b038216956143ea8761098460068701546001600160801b038160801c9116613087565b8082101561451357505b5f915f93614402838a612ee6565b95869160ff825460a01c16600a8110156104705760041490816144ff575b501561448d575b505080546001600160801b0319166001600160801b0386161790556040805197885260208801919091528601526060850152608084015263ffffffff16917f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79060a090a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79693506144f19060a0969b6144d15f95878c87615259565b93909484959460096001600160401b03600184015460401c169201615314565b929550929581949750614427565b64ffffffffff915060d01c1642105f614420565b90506143f4565b919461455992828210156145615781925b6001600160a01b03908190614541908690613087565b16166001600160601b0360a01b825416179055613087565b925f806143b7565b8261452b565b9091825f52600360205260405f2063ffffffff82165f5260205261458f600360405f2061346f565b63ffffffff811690600a8206600463ffffffff821614908161462e575b600185019363ffffffff855460a01c16145f146135e6575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206158e15f395f51905f5260058601556145ac565b8061464e5750565b6131d190604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152614683608482612f23565b7f00000000000000000000000000000000000000000000000000000000000000006157d6565b5f91908115808061477d575b614777577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561025a575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610d4757614762575b5061472d83614646565b1561473757505050565b6131d192507f000000000000000000000000000000000000000000000000000000000000000061548f565b61476f9194505f90612f23565b5f925f614723565b50505050565b5060016146b5565b90801580614834575b61482f577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561025a575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610d475761481f575b5061480681614646565b82811161481257505050565b6131d19261030a91613087565b5f61482991612f23565b5f6147fc565b505050565b50821561478e565b8115614846570490565b634e487b7160e01b5f52601260045260245ffd5b9061486d614873949361223b9354613087565b906131f2565b90670de0b6b3a7640000808304920690565b6001600160401b0360016148a56148b294670de0b6b3a7640000966131f2565b92015460401c169061483c565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613b77606282612f23565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b0361491f8782845416612ec6565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b9361495985614030565b9060ff825460a01c16600a8110156104705760038114159081614b1f575b506104475760088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611c6c5786151580614af6575b156125965781158015614ae8575b6125875760068501906149de825460801c6001600160801b0360078901541690612ee6565b8310614ad957600361402b9689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b614a678f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611a2860c082612f23565b9765ffffffffffff60a01b90614a7c9061306b565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191612f5c565b6309d157b360e01b5f5260045ffd5b50600160801b8210156149b9565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000187106149ab565b6004915014155f614977565b60ff905460a01c16600a81101590816104705760038114918215614b92575b8215614b81575b8215614b70575b8215614b6357505090565b9091506104705760081490565b809250610470576006811491614b58565b809250610470576005811491614b51565b506004811491505f614b4a565b3563ffffffff8116810361025a5790565b80358252602081013560208301526040810135604083015263ffffffff614bd960608301612dd4565b166060830152608081013560ff811680910361025a5760808301526001600160401b03614c0860a08301612dad565b1660a083015260c081013560c08301526001600160401b03614c2c60e08301612dad565b1660e083015261010081013561010083015263ffffffff614c506101208301612dd4565b1661012083015261014081013561ffff811680910361025a57614cee61020080936001600160401b039361014087015261016081013561016087015263ffffffff614c9e6101808301612dd4565b1661018087015263ffffffff614cb76101a08301612dd4565b166101a087015283614ccc6101c08301612dad565b166101c087015283614ce16101e08301612dad565b166101e087015201612dad565b16910152565b604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d47575f91615099575b501561508b5760243590811561507c576044359182151580615053575b1561259657614d73600461566f565b156150445760643563ffffffff811680820361025a5760408051622385a760e11b81526004810192909252816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d47575f905f92615022575b5015908115615006575b506141ce576040516020810190338252600435604082015260408152614e0f606082612f23565b51902093845f52600160205260405f209160018060a01b03835416614ff757825460ff60a01b1933166001600160a81b031990911617600160a01b1783556084359060ff8216820361025a57835465ffffffff00ff60b01b191660b09290921b60ff60b01b169190911760c09190911b63ffffffff60c01b1617825560a435926001600160401b038416840361025a576001600160401b036001840194166001600160401b0319855416178455610184359363ffffffff8516850361025a578054946101a4359563ffffffff8716870361025a5767ffffffffffffffff60801b191660809190911b63ffffffff60801b161760a09590951b63ffffffff60a01b16949094179093556002820192909255600381019190915560060180546001600160801b031916610164356001600160801b0316179055604051614f54816004614bb0565b827fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a37f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561025a575f80916102646040518094819363c476e39560e01b8352886004840152336024840152614fde604484016004614bb0565b5af18015610d4757614fed5750565b5f6131d191612f23565b63131ede2d60e21b5f5260045ffd5b6001600160401b03915061501990612ea6565b1642115f614de8565b905061503d915060403d604011614252576142408183612f23565b905f614dde565b6338670f0960e11b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614d64565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6150b2915060203d6020116110aa5761109c8183612f23565b5f614d47565b6150c182613eca565b158015615117575b80156150fb575b611c445763ffffffff60018192015460c01c169116036150ec57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff8316116150d0565b5063ffffffff600182015460801c1663ffffffff8316106150c9565b6001015460e01c60ff1661514b57506131d190614646565b81615154575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561025a5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610d4757614fed5750565b92906064830283810460641484151715610601576127109004936151da8585613087565b9360068201906001600160801b038254916151fc82801992168460801c613094565b60801b1691161790558461520e575050565b5f9061521b868354612ee6565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156106015761271090049485916152818387613087565b9560068201906001600160801b038254916152a382801992168460801c613094565b60801b169116179055826152b75750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916152e65f958654612ee6565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180614777565b919091821561482f57670de0b6b3a76400008302928304670de0b6b3a764000003610601576153496001820193845490612ee6565b9061535e615357848461483c565b8254612ee6565b9055811561484657069055565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206154029594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906153db600388019260018454990198895460401c918461485a565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b929190926001600160401b038216926001600160401b0385168410801590615473575b61546c5761544c9061303e95612ec6565b926001600160401b0382161015615464575090612e66565b905090612e66565b5050505090565b506001600160401b0382166001600160401b038216111561543b565b8261549957505050565b60405163a9059cbb60e01b60208201526001600160a01b0390921660248301526044808301939093529181526131d1916154d4606483612f23565b6157d6565b80158015615551575b8015615543575b61553d57818082111561552e576154ff91613087565b6127108102908082046127101490151715610601576107d08202918083046107d0149015171561060157111590565b9061553891613087565b6154ff565b50505f90565b50600160501b8210156154e9565b50600160501b8110156154e2565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610b6f5780546001600160401b038116948515615663576155ca906155c0600e89019384549060401c90612ee6565b9060401c90612ee6565b906155df826001600160401b03881689614885565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156106015761561060019361565195613087565b90550161562a866001600160401b03835460401c16612e66565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b6060810163ffffffff61568182614b9f565b16159081156157bb575b50801561579d575b61578957610160810135801590811561578e575b50615789576101808101906156c36156be83614b9f565b613eca565b158015615772575b61553d576101a081016156dd81614b9f565b63ffffffff806156ec86614b9f565b16911610613a555761570061570591614b9f565b6157f6565b63ffffffff8061571761570086614b9f565b1691160363ffffffff81116106015763ffffffff60509116101561553d576102000135906001600160401b038216820361025a576001600160401b0361576b6126096126096157668495614b9f565b613d7b565b1691161090565b506157836156be6101a08301614b9f565b156156cb565b505f90565b600160801b111590505f6156a7565b50608081013560ff8116810361025a5760ff81600192501611615693565b6103e791506157ce63ffffffff91614b9f565b16115f61568b565b906157e091615847565b156157e757565b631fa55c0760e11b5f5260045ffd5b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361060157600a63ffffffff9106160163ffffffff81116106015763ffffffff5f1991160163ffffffff81116106015790565b81516001600160a01b03909116915f91829160200182855af1903d156158d8573d916001600160401b038311612f0f576040519261588f601f8201601f191660200185612f23565b83523d5f602085013e5b1561553d5781519081156158cf5750602081101591826158b857505090565b60208181019350918101031261025a575160011490565b9150503b151590565b60609161589956fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
