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
    "name": "SIGNATURE_NOT_CANONICAL",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNER_INACTIVE",
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
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "expectedPrior",
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
      }
    ],
    "name": "lastIncomeCommitment",
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
      }
    ],
    "name": "unitsOutstanding",
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

export const bytecode: `0x${string}` = '0x6101e080604052346102d757610120816161fa803803809161002182856102db565b8339810103126102d7578051906001600160a01b03821682036102d75760208101516001600160a01b03811681036102d75760408201516001600160a01b03811681036102d75760608301516001600160a01b03811681036102d7576080840151906001600160a01b03821682036102d75761009f60a08601610312565b926100ac60c08701610312565b946100c66101006100bf60e08a01610312565b9801610312565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102db565b5190206101a052466101c052604051615ed390816103278239608051818181611015015281816114e701528181611fe0015281816125e9015281816132a901528181613523015281816149810152614e9b015260a0518181816108a80152818161152c0152818161174f015281816128fa0152818161339501526151f2015260c0518181816115d9015281816142250152614f32015260e051818181612071015261276601526101005181818161024c0152818161032e015281816107b2015281816146ce015261478701526101205181818161075d0152610864015261014051818181612a0b0152612e2201526101605181818161029401528181610c98015281816116b9015281816121fc0152818161389901528181614704015281816147dd0152615514015261018051818181610ada015281816118620152818161282d0152612c4801526101a05181613c3601526101c05181613c100152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102fe57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102d75756fe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612e105750806304d66fed14612c0b5780630a52da60146129df57806317e68aa9146129745780631ea2848e146128d85780631f588016146128a2578063221220eb1461285c5780632713f36e1461281857806327fc0c98146127955780632b7ac3f3146127515780632c196cd014611ddf5780632d7c0b9414611d8f5780633f067b2014611d735780634499f5b314611d4d578063465cf75414611d02578063553dd8d9146118995780635f3825a21461185157806362b92562146117315780636f07159a1461160857806370edffc3146115c457806371949af9146115ad57806376bf8436146115165780637b103999146114d257806381f779591461111857806384baee7a14610f985780638932454814610e975780638ba923ce14610e775780638ceeba3614610e37578063906f6b0814610dea578063979f205414610dc65780639be5be9914610bd7578063a0befafe14610ac7578063ac522c5c14610a54578063ad44b79f14610a1d578063af326071146108d7578063b361e19814610893578063c415b95c1461084f578063c60c403a146107ff578063c869cb06146107d6578063c87965721461072f578063cb3fb85b14610711578063cb798ecb1461068d578063d22ce90b14610656578063df8a9e21146104a5578063dfc58e811461036b578063eae1160b146102e5578063f698da25146102c3578063f887ea401461027f5763fc0c546a14610237575f80fd5b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b575f36600319011261027b5760206102dd613c0d565b604051908152f35b3461027b57604036600319011261027b57600435610301612e51565b60ff5f5c1661035c5761032b8161035293600160ff195f5c16175f5d610326816140c7565b614c9e565b907f00000000000000000000000000000000000000000000000000000000000000006157a0565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b3461027b57604036600319011261027b57600435610387612e51565b60ff5f5c1661035c57600160ff195f5c16175f5d6103a482613e92565b805460ff8160a01c16600a8110156104915760061490811591610477575b506104685782816103f984836103f36103e2836103529a61032b996140e1565b6103ed848488614c9e565b90612fbd565b93614d4b565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612fbd565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561049157600314846103c2565b634e487b7160e01b5f52602160045260245ffd5b3461027b57602036600319011261027b5760043560ff5f5c1661035c57600160ff195f5c16175f5d6104d6816141a3565b60ff815460a01c16600a81101590816104915760038114159182610648575b82610636575b50506104685761051c60068201546001600160801b038160801c91166131fa565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61055e858386615574565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105a89161059d9190612fbd565b600d84015490612fbd565b90670de0b6b3a7640000810290808204670de0b6b3a76400001490151715610622576105d391612fbd565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103529652a261468f565b634e487b7160e01b5f52601160045260245ffd5b909150610491576005141583806104fb565b50600481141591505f6104f5565b3461027b57604036600319011261027b5761067a610672612ea9565b600435613b33565b6040516006821015610491576020918152f35b3461027b5761022036600319011261027b5760ff5f5c1661035c57600160ff195f5c16175f5d60206106bd614e80565b805f5260018252600160405f2001600160e01b60ff60e01b1982541617905560405190807fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f5f80a260ff195f5c165f5d8152f35b3461027b57602036600319011261027b5761072d600435613920565b005b3461027b575f36600319011261027b5760ff5f5c1661035c57600160ff195f5c16175f5d6103525f545f80557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f00000000000000000000000000000000000000000000000000000000000000006157a0565b3461027b57602036600319011261027b57602060046107f58135613e92565b0154604051908152f35b3461027b57604036600319011261027b57610818612e51565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57604036600319011261027b576024356004355f5c60ff1661035c57600160ff195f5c16175f5d819061090d81613e92565b6001810160ff815460e01c161580610a09575b6109fa5760ff825460a01c16600a811015610491576005036104685761035294600783016001600160801b038154168092116109f0575b84926001600160401b036109d388856080956001600160801b038061099d857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b6131fa565b16166001600160801b03198254161790556109ce6109bc838a8c615574565b9590965460401c1685600b8c016156d2565b6131fa565b9060405192898452602084015260408301526060820152a26154f1565b9094508490610957565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b0316331415610920565b3461027b57602036600319011261027b576004355f526001602052602060ff60405f205460a01c16610a526040518092612f23565bf35b3461027b5760a036600319011261027b57600435610a70612e93565b6084356001600160401b03811161027b57610a8f903690600401612ebc565b9160ff6001610a9d86613e92565b015460e01c16610ab85761072d936064359160443591614a4e565b637fa411c960e11b5f5260045ffd5b3461027b57610ad536612ee9565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bc857815f52600260205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610b4c818754168094612f3d565b16946001600160401b038416958611610bb9576001600160401b03610b947f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612f9d565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461027b57604036600319011261027b57600435610bf3612ea9565b60ff5f5c1661035c57600160ff195f5c16175f5d610c1082613e92565b9160ff835460a01c16600a8110156104915760038114159081610dba575b5061046857600183019260ff845460e01c1615610dab57610c4f8382615476565b6001600160401b03610c6084613eee565b164210610d9c57604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610d915761035295610d5092610d2b925f915f93610d55575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a38585856143e6565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836145b0565b6154f1565b610d829193506001600160401b03925060403d604011610d8a575b610d7a8183613016565b81019061390a565b929091610cd6565b503d610d70565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b60049150141584610c2e565b3461027b57604036600319011261027b5761072d610de2612ea9565b6004356135fa565b3461027b57604036600319011261027b57610e03612e51565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461027b5761022036600319011261027b5760ff5f5c1661035c57600160ff195f5c16175f5d6020610e67614e80565b60ff195f5c165f5d604051908152f35b3461027b57602036600319011261027b57602060056107f5600435613e92565b3461027b57604036600319011261027b57600435610eb3612e51565b60ff5f5c1661035c57600160ff195f5c16175f5d610ed082613e92565b805460ff8160a01c16600a8110156104915760061490811591610f7d575b50610468578281610f0e84836103f36103e2836103529a61032b996140e1565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612fbd565b60ff915060a81c166004811015610491576003141584610eee565b3461027b57604036600319011261027b57600435610fb4612e51565b90805f52600260205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610bb95760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f916110e9575b50156110da5760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b036110968382845416612f3d565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b61110b915060203d602011611111575b6111038183613016565b810190613037565b86611045565b503d6110f9565b3461027b57602036600319011261027b575f6102e060405161113981612fca565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526111dc600435613e92565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996112298b612fca565b6001600160a01b038a168b52600a8110156104915760208b01526004861015610491576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261137d60208201516020850190612f23565b61138f60408201516040850190612f30565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57602036600319011261027b576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461027b5761072d6115be36612ee9565b91613391565b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b5761010036600319011261027b57600435611625612e93565b6084356001600160401b03811161027b57611644903690600401612ebc565b9060ff5f5c1661035c57600160ff195f5c16175f5d60ff600161166686613e92565b015460e01c1615610dab5761168392606435906044359086614a4e565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610d91575f916116fb575b61035292506146f2565b90506020823d602011611729575b8161171660209383613016565b8101031261027b576103529151906116f1565b3d9150611709565b3461027b57604036600319011261027b5760043561174d612e93565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615eb35f395f51905f52916005919061182590805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615eb35f395f51905f526020820152a2005b3461027b5761185f36612ee9565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bc85761072d92613227565b3461027b5760c036600319011261027b576004356118b5612ea9565b6118bd612e7d565b6118c5612e67565b6084359160a4356001600160401b03811161027b576118e8903690600401612ebc565b909460ff5f5c1661035c57600160ff195f5c16175f5d611907876141a3565b60ff815460a01c16600a81101590816104915760038114159182611cf4575b82611ce2575b50506104685760088101908154946001600160401b038660d01c911694818603611cd3576001830196875463ffffffff80600a818460801c1604981697168710908115611cba575b50611cab57600a860263ffffffff81169081036106225760040163ffffffff8111610622576119aa6001600160401b0391613eee565b1698894210611c9c578c5f52600460205260405f20875f5260205260ff60405f205416611c8d576001600160401b03169889108015611c84575b611c75575f8a128015611c6e5760018b016001811280158316908315161761062257600160ff1b14610622578a5f03805f1981011161062257915b829c83158015611c60575b611c51578e94611a97918a8f8f908e916040519260208401947f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc86528c60408601526060850152608084015260a083015260c082015260c08152611a8f60e082613016565b51902061492a565b946001600160d01b031990611aab906131de565b60d01b169060018060d01b0316178655825f52600460205260405f20875f5260205260405f20600160ff198254161790555f14611bb057505082546001600160a01b039081168a821601919082116106225760ff978b946001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49660a096600180891b03166001600160601b03881b8554161784555b01541690600180861b039054169160405198895260208901528a604089015260608801526080870152600180831b031694a45460e01c169081611ba6575b50611b965760ff195f5c165f5d005b611b9f916146f2565b8080610352565b5f91501383611b87565b611bd3600685939694959c9b9a9c01546001600160801b038160801c91166131fa565b6007830191611bed6001600160801b0384541680936131fa565b809111611c49575b50926001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf496948d9e948360ff9e9f60a09982611c3b921690613207565b168419825416179055611b49565b9a508d611bf5565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611a2a565b8a91611a1f565b631059752760e31b5f5260045ffd5b504289116119e4565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c16041686118d611974565b6311fa514960e31b5f5260045ffd5b9091506104915760051415898061192c565b50600481141591505f611926565b3461027b5760c036600319011261027b57611d1b612ea9565b6084359060ff8216820361027b5760a43560ff8116810361027b576020926102dd92606435906044359060043561315e565b3461027b57604036600319011261027b5760206102dd611d6b612e51565b60043561306f565b3461027b575f36600319011261027b5760205f54604051908152f35b3461027b57604036600319011261027b57611da8612e51565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461027b5761028036600319011261027b57611df9612ea9565b61010036604319011261027b57366102041161027b576102043560ff8116810361027b57610224359160ff8316830361027b57610244356001600160401b03811161027b57611e4c903690600401612ebc565b9093610264356001600160401b03811161027b57611e6e903690600401612ebc565b909460ff5f5c1661035c57600160ff195f5c16175f5d611e8f6004356141a3565b9384549660ff8860a01c16600a8110156104915760038114159081612745575b5061046857600260ff8416141580612737575b61272857600160ff86161161271957600160ff86161480988199612708575b506126f95760018601549360ff8560e01c166126e4575b611f028888615476565b6001600160401b03611f1389613eee565b16421080156126b4575b610d9c57600387015461014435036126a5576001600160401b038560401c1661016435036126a55760058701546101a43503612696576101c43515158061266a575b1561265c57600160801b6101e435101561264d57611f859161018435896004358a6141e8565b611fa58189611fa087866101c4356101a4358d60043561315e565b615870565b98901561263e5760ff83166002036125c05760405163770d6bc160e01b81526001600160a01b038a81166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f916125a1575b505b6001600160a01b038a1615908115612598575b50612589576040805163f398789b60e01b8152906044600483013760845f604483015b6002821061257357505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f91612554575b501561254557604051916040604484376084995f604085015b6002821061252e575050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c060ff9a9998013760c06101446101008701376101e06101c086015260018060a01b0316938061213763ffffffff8d1695600435956101e084019161304f565b0390a482604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c1615612368575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610d91575f935f91612343575b5061228d9061228860078501956001600160801b0387541690806101e435115f1461232e576001600160801b0361227f6122756109ce936101e4356131fa565b886004358b6143e6565b98541688612fbd565b612fbd565b935b1561231f57600160ff835460b81c16019160ff8311610622576122f960019260ff945b83546101c4356004860181905560058601556001600160e01b031960e084901b1691871660b890811b9088901b19909116176001600160e01b0316178355600435836145b0565b015460e01c161561231057610352916004356147ce565b61231a915061468f565b610352565b60ff916122f96001925f6122b2565b506109ce6001600160801b0361227f5f612275565b61228d9450612361915060403d604011610d8a57610d7a8183613016565b9093612235565b6008820180545f926101e4359290916001600160a01b031690816124d6575b505060078401908154916001600160801b038316936123bb856109ce60068a01546001600160801b038160801c91166131fa565b808210156124cf57505b5f915f936123d38388612fbd565b9560ff879216159081612496575b50612455575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f9361228f565b949250925094509361246c5f938860043589615617565b9190926124908394936001600160401b0360018b015460401c169060098b016156d2565b8a6123e7565b905060ff8a5460a01c16600a8110156104915760041490816124bb575b50158c6123e1565b64ffffffffff915060d01c1642108c6124b3565b90506123c5565b612520929350816101e435105f14612528576101e435915b6001600160a01b039081906125049085906131fa565b16166001600160601b0360a01b8254161790556101e4356131fa565b908680612387565b816124ee565b604080828f829060019537019d019101909b6120c2565b639bdd3e1360e01b5f5260045ffd5b61256d915060203d602011611111576111038183613016565b8a6120a9565b6040808281866001953701930191019091612048565b63034d174960e31b5f5260045ffd5b9050158a612025565b6125ba915060203d602011611111576111038183613016565b8a612010565b6040516324d6264f60e21b81526001600160a01b038a81166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f9161261f575b50612012565b612638915060203d602011611111576111038183613016565b8a612619565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611f5f565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b036126db6126d46126cf6126cf8c613eee565b612f5d565b8a8a61409d565b16421015611f1d565b600360ff851603610ab85760ff861615611ef8575b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a611ee1565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415611ec2565b6004915014158a611eaf565b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57602036600319011261027b5760043563ffffffff8116810361027b576127bf8161403d565b15611cab576127cd81613eee565b6128146127e86126cf6126cf6127e285612f5d565b95613eee565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57604036600319011261027b57600435612878612e51565b60ff5f5c1661035c5761032b8161035293600160ff195f5c16175f5d61289d816140c7565b6140e1565b3461027b57602036600319011261027b5760206001600160401b0360016128ca600435613e92565b015460401c16604051908152f35b3461027b57604036600319011261027b57600435602435600781101561027b577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461027b57604036600319011261027b5761298d612ea9565b612998600435613e92565b6129a18261403d565b15611cab576128146127e86129b584613eee565b926129c96129c285612f5d565b868361409d565b946129d96126cf6126cf83613eee565b9161409d565b3461027b57606036600319011261027b57600435602435600a811090811561027b57612a09612e7d565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612bfc57612a4284613e92565b9260ff845460a01c1691600484145f14612b0057600a83101561049157600383036104685760078501805469ffffffffffffffffffff60a81b19164260a81b64ffffffffff60a81b161760d09290921b64ffffffffff60d01b169190911790555b1561049157612afd604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612af384518094612f23565b6020830190612f23565ba2005b60038403612b4557600a83101561049157600483036104685760078501805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055612aa3565b506008830361046857600a821015806104915760038314159081612bef575b81612bde575b50610468576001840163ffffffff815460c01c168015159081612bc1575b50612bb2576007850180546001600160801b0319169055805463ffffffff60c01b19169055612aa3565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150612bd490613eee565b1642101587612b88565b905061049157600582141586612b6a565b505060048214155f612b64565b63e73f59e560e01b5f5260045ffd5b3461027b57608036600319011261027b57600435612c27612e51565b6044356001600160a01b038116929083900361027b57612c45612e67565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bc8575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612de8575b610bb957612d176001600160401b0391612cd28686613cf0565b612cdc8486613cf0565b82612cea8282895416612f3d565b1683198754161786556001860183612d058382845416612f3d565b16841982541617905582845416612f9d565b166001600160401b03198254161790556001600160401b0382541615612d72575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610491577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612dd357600e612dc0612dca92613e3d565b9201918254612fbd565b90555b91612d38565b600d612dc0612de192613e01565b9055612dcd565b506001600160401b03612e08816001870154168260048801541690612f3d565b168711612cb8565b3461027b575f36600319011261027b577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361027b57565b606435906001600160401b038216820361027b57565b604435906001600160401b038216820361027b57565b602435906001600160401b038216820361027b57565b6024359063ffffffff8216820361027b57565b9181601f8401121561027b578235916001600160401b03831161027b576020838186019501011161027b57565b606090600319011261027b57600435906024356001600160a01b038116810361027b57906044356001600160401b038116810361027b5790565b90600a8210156104915752565b9060048210156104915752565b906001600160401b03809116911603906001600160401b03821161062257565b6001600160401b03623b5380911601906001600160401b03821161062257565b6001600160401b036203f480911601906001600160401b03821161062257565b906001600160401b03809116911601906001600160401b03821161062257565b9190820180921161062257565b61030081019081106001600160401b03821117612fe657604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b03821117612fe657604052565b90601f801991011681019081106001600160401b03821117612fe657604052565b9081602091031261027b5751801515810361027b5790565b908060209392818452848401375f828201840152601f01601f1916010190565b9061307982613e92565b915f52600260205260405f209060018060a01b03165f5260205260405f20908154906130bd6001600160401b0383169260028501549060401c9084600985016148a3565b9290936130dd60016003830154920154918260401c9084600b87016148a3565b9160ff855460a01c16600a8110156104915760061490811591613155575b8115613142575b50613134576103ed93929161228861312061312b9361313199612fbd565b96600e860154612fbd565b916148ce565b90565b935050505061313191612fbd565b6001600160401b0391501615155f613102565b841591506130fb565b929460ff8092939561313197613172613c0d565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e081526131d561010082613016565b519020906148ff565b65ffffffffffff60019116019065ffffffffffff821161062257565b9190820391821161062257565b906001600160801b03809116911601906001600160801b03821161062257565b90815f52600260205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613268818454168260048901541690612f3d565b16926001600160401b038216938411610bb95760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f91613346575b501561333457505091816001600160401b0361331b7f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612f3d565b166001600160401b0319825416179055604051908152a3565b91949250925061334494506149e0565b565b61335f915060203d602011611111576111038183613016565b5f6132d9565b8181029291811591840414171561062257565b6001600160c01b03918216908216019190821161062257565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e57825f52600160205260405f20926133d984614c2a565b1561046857805f52600260205260405f2060018060a01b0383165f5260205260405f206134068186613cf0565b60098501546001600160401b038516959061345e9061343d906001600160c01b0390613432908a613365565b16845460401c613378565b83546001600160401b031660409190911b67ffffffffffffffff1916178355565b600b01546001600160c01b03906134759087613365565b166134ac61348b6001840192835460401c613378565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036134c18682855416612f9d565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f916135c3575b506135ba577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061334498836001600160401b0361359e8b828b985416612f9d565b166001600160401b0319825416179055604051908152a36149e0565b50505050505050565b6135dc915060203d602011611111576111038183613016565b5f61355b565b9060068110156104915760ff80198354169116179055565b9061360482613e92565b9060ff825460a01c16600a81101561049157600381141590816138fe575b50610468576136318183615476565b600182019060ff825460e01c16613869575b6136526126cf6126cf83613eee565b6001600160401b038116421061385a576136756001600160401b0391838661409d565b1642106137d65763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3845f52600360205260405f20815f526020526136c9600460405f206135e2565b600a8106600463ffffffff82161491826137be575b845460a01c63ffffffff1603613759575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613344945091925090156137915761377190613ed6565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61379a90613ebe565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615eb35f395f51905f5260058701556136de565b915050815f52600360205260405f2063ffffffff82165f5260205260ff60405f20541660068110156104915760051461385a5763ffffffff90825f52600360205260405f208282165f5260205260405f20600560ff1982541617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f916138de575b50156136435763788dad5960e01b5f5260045ffd5b6138f7915060403d604011610d8a57610d7a8183613016565b505f6138c9565b6004915014155f613622565b919082604091031261027b576020825192015190565b61392981613e92565b805460ff5f9160a01c16600a8110158061049157600382141580613b26575b8181613b15575b506104685760068401546001600160801b0381169060801c14613a9657613a8257600503613a735760078201546001600160801b038116613a645760801c64ffffffffff166276a700016001600160401b038111613a50576001600160401b03164210613a415760018201805463ffffffff60c01b19169055600a820154600c8301546139e09161059d9190612fbd565b9080613a2d5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613ace91613ac39190612fbd565b600d83015490612fbd565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506104915760058214158161394f565b50505f6004821415613948565b613b3c81613e92565b90613b468361403d565b158015613bf1575b8015613bd5575b611cab575f52600360205260405f2063ffffffff83165f5260205260ff60405f20541660068110156104915780613bcf5750613b9082613eee565b906001600160401b0382164210613bc8576001600160401b03926129d9613bb693612f5d565b16421015613bc357600190565b600290565b5050505f90565b91505090565b5063ffffffff600183015460a01c1663ffffffff841611613b55565b5063ffffffff600183015460801c1663ffffffff841610613b4e565b467f000000000000000000000000000000000000000000000000000000000000000003613c58577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152613cea60c082613016565b51902090565b9080546001600160401b038116906009840190613d58613d378354926002870193613d2d613d2760018060c01b03928754906131fa565b88613365565b169060401c613378565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613db26003870194613d7e613d2760018060c01b03928854906131fa565b16613d916001890191825460401c613378565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613dfd5760ff825460a01c16600a81101561049157600603613de157613dde9150613e3d565b50565b600d613def613df992613e01565b92019182546131fa565b9055565b5050565b61313190670de0b6b3a7640000600181835460401c0692015460401c0690612fbd565b6001600160c01b03918216908216039190821161062257565b906133446001613e4c84613e01565b93613e7061348b825460401c848060c01b03670de0b6b3a764000082061690613e24565b01613d91815460401c60018060c01b03670de0b6b3a764000082061690613e24565b5f52600160205260405f209060018060a01b0382541615613eaf57565b639999974760e01b5f5260045ffd5b63ffffffff60019116019063ffffffff821161062257565b63ffffffff60079116019063ffffffff821161062257565b63ffffffff1663ffffffff600a80830692049116600481145f146140175750613f1b63ffffffff91613ebe565b1663ffffffff806001925b919092169160028311911681614011575f19810190811161062257915b6101908084049306911561400057600219810190811161062257905b8160990291609983040361062257600282018092116106225761016d810281810461016d148215171561062257613faf9260646005613fa5612288948660021c90612fbd565b92049304906131fa565b62023ab182029180830462023ab1149015171561062257613fcf91612fbd565b620afa6b1981019081116106225762015180810290808204620151801490151715610622576001600160401b031690565b600981018091116106225790613f5f565b91613f43565b60030263ffffffff81169081036106225763ffffffff6140378192613ebe565b92613f26565b63ffffffff1663ffffffff600a808306920491169060018210159182614091575b508161407e575b8161406e575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614065565b6004101591505f61405e565b60076140ac6131319493613eee565b9101549164ffffffffff808460d01c169360a81c1691615729565b6140d090613e92565b906140da82614c2a565b1561046857565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614174949392825f52600260205260405f2060018060a01b0385165f5260205260405f20906009810182549061414d600285019283546001600160401b038260401c9216846148a3565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b6141ac90613e92565b80549091906001600160a01b031633036109fa57565b919082604091031261027b57602082519201516001600160401b038116810361027b5790565b93919392909260ff600182015460e01c166143cc575460408051622385a760e11b815260c09290921c63ffffffff166004830152909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d91575f925f9161438b575b506142706001600160401b0391612f7d565b16421115614350578515614341576142e16142da87856040519863ffffffff60208b01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528a60408d015216998a606082015286608082015260808152611a8f60a082613016565b92826157ea565b156143325761432d7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b031697604084019161304f565b0390a4565b63255041fb60e21b5f5260045ffd5b63436a887760e01b5f5260045ffd5b93509391505061437c578115801561436e575b61433257036126a557565b50600160501b821015614363565b6302e6bdf760e41b5f5260045ffd5b61427093506001600160401b0391506143bb9060403d6040116143c5575b6143b38183613016565b8101906141c2565b939093915061425e565b503d6143a9565b50939250505061437c57670de0b6b3a7640000036126a557565b9392915f946008810160018060a01b038154169081614563575b5050600781018054906001600160801b03821695614433876109ce60068701546001600160801b038160801c91166131fa565b8082101561455c57505b5f915f9361444b838a612fbd565b95869160ff825460a01c16600a811015610491576004149081614548575b50156144d6575b505080546001600160801b0319166001600160801b0386161790556040805197885260208801919091528601526060850152608084015263ffffffff16917f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79060a090a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb796935061453a9060a0969b61451a5f95878c87615617565b93909484959460096001600160401b03600184015460401c1692016156d2565b929550929581949750614470565b64ffffffffff915060d01c1642105f614469565b905061443d565b91946145a292828210156145aa5781925b6001600160a01b0390819061458a9086906131fa565b16166001600160601b0360a01b8254161790556131fa565b925f80614400565b82614574565b9091825f52600360205260405f2063ffffffff82165f526020526145d8600360405f206135e2565b63ffffffff811690600a8206600463ffffffff8216149081614677575b600185019363ffffffff855460a01c16145f14613759575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615eb35f395f51905f5260058601556145f5565b806146975750565b61334490604051906323b872dd60e01b60208301523360248301523060448301526064820152606481526146cc608482613016565b7f0000000000000000000000000000000000000000000000000000000000000000615da8565b5f9190811580806147c6575b6147c0577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561027b575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610d91576147ab575b506147768361468f565b1561478057505050565b61334492507f00000000000000000000000000000000000000000000000000000000000000006157a0565b6147b89194505f90613016565b5f925f61476c565b50505050565b5060016146fe565b9080158061487d575b614878577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561027b575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610d9157614868575b5061484f8161468f565b82811161485b57505050565b6133449261032b916131fa565b5f61487291613016565b5f614845565b505050565b5082156147d7565b811561488f570490565b634e487b7160e01b5f52601260045260245ffd5b906148b66148bc949361228893546131fa565b90613365565b90670de0b6b3a7640000808304920690565b6001600160401b0360016148ee6148fb94670de0b6b3a764000096613365565b92015460401c1690614885565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613cea606282613016565b90611fa0614940939261493b613c0d565b6148ff565b8092911561263e576001600160a01b03168015908115614962575b5061258957565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f916149c1575b50155f61495b565b6149da915060203d602011611111576111038183613016565b5f6149b9565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614a1e8782845416612f9d565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b93614a58856141a3565b9060ff825460a01c16600a8110156104915760038114159081614c1e575b506104685760088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611cd35786151580614bf5575b1561265c5781158015614be7575b61264d576006850190614add825460801c6001600160801b0360078901541690612fbd565b8310614bd857600361419e9689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b614b668f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611a8f60c082613016565b9765ffffffffffff60a01b90614b7b906131de565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b031696608084019161304f565b6309d157b360e01b5f5260045ffd5b50600160801b821015614ab8565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614aaa565b6004915014155f614a76565b60ff905460a01c16600a81101590816104915760038114918215614c91575b8215614c80575b8215614c6f575b8215614c6257505090565b9091506104915760081490565b809250610491576006811491614c57565b809250610491576005811491614c50565b506004811491505f614c49565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614d359594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614d0e600388019260018454990198895460401c91846148a3565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610bb95780546001600160401b038116948515614e4f57614db690614dac600e89019384549060401c90612fbd565b9060401c90612fbd565b90614dcb826001600160401b038816896148ce565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561062257614dfc600193614e3d956131fa565b905501614e16866001600160401b03835460401c16612f3d565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b3563ffffffff8116810361027b5790565b356001600160401b038116810361027b5790565b604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f91615457575b50156154495760243590811561543a576044359182151580615411575b1561265c57614eff600461598c565b15615402576064359063ffffffff82169081830361027b5760408051622385a760e11b81526004810184905290816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f905f926153e0575b50159081156153c4575b5061434157600435604051602081019033825282604082015260408152614f9e606082613016565b51902095865f52600160205260405f209160018060a01b038354166153b557825460ff60a01b1933166001600160a81b031990911617600160a01b17835560843560ff8116959086810361027b57845465ffffffff00ff60b01b191660b082901b60ff60b01b161760c089901b63ffffffff60c01b1617855560a435906001600160401b0382169788830361027b576001870191896001600160401b0319845416178355610184359463ffffffff86169b8c870361027b5784549a6101a4359a63ffffffff8c1696878d0361027b5760069d8d63ffffffff60a01b9060a01b169063ffffffff60801b8c60801b16906001600160401b0360801b1916171790558160028201558a60038201556001600160801b0380610164359e8f93019216166001600160801b031982541617905560405198895260208901528860408901525060608701525060808501528760a085015260c435908160c086015260e435946001600160401b0386169081870361027b578160e0820152610104359283610100830152610124359963ffffffff8b169d8e8c0361027b578e610120850152610144359861ffff8a169d8e8b0361027b578e61014087015261016086015250610180840152506101a08201526101c435946001600160401b0386169586810361027b578f98876101c08501526101e435926001600160401b038416998a850361027b578a6101e087015261020435956001600160401b0387169c8d880361027b578d6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169e905f906101409061522b81612ffa565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152505050505050506040519961527c8b612ffa565b338b5260208b019b8c5260408b01998a5260608b0190815260808b019182526001600160801b0360a08c01931683526001600160601b0360c08c019416845260e08b019485526101008b019586526101208b019687526101408b01978852883b1561027b578d996040519c8d9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f18015610d91576153ab5750565b5f61334491613016565b63131ede2d60e21b5f5260045ffd5b6001600160401b0391506153d790612f7d565b1642115f614f76565b90506153fb915060403d6040116143c5576143b38183613016565b905f614f6c565b6338670f0960e11b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310614ef0565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b615470915060203d602011611111576111038183613016565b5f614ed3565b61547f8261403d565b1580156154d5575b80156154b9575b611cab5763ffffffff60018192015460c01c169116036154aa57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff83161161548e565b5063ffffffff600182015460801c1663ffffffff831610615487565b6001015460e01c60ff1661550957506133449061468f565b81615512575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561027b5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610d91576153ab5750565b929060648302838104606414841517156106225761271090049361559885856131fa565b9360068201906001600160801b038254916155ba82801992168460801c613207565b60801b169116179055846155cc575050565b5f906155d9868354612fbd565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561062257612710900494859161563f83876131fa565b9560068201906001600160801b0382549161566182801992168460801c613207565b60801b169116179055826156755750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916156a45f958654612fbd565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806147c0565b919091821561487857670de0b6b3a76400008302928304670de0b6b3a764000003610622576157076001820193845490612fbd565b9061571c6157158484614885565b8254612fbd565b9055811561488f57069055565b929190926001600160401b038216926001600160401b0385168410801590615784575b61577d5761575d9061313195612f9d565b926001600160401b0382161015615775575090612f3d565b905090612f3d565b5050505090565b506001600160401b0382166001600160401b038216111561574c565b826157aa57505050565b60405163a9059cbb60e01b60208201526001600160a01b039092166024830152604480830193909352918152613344916157e5606483613016565b615da8565b80158015615862575b8015615854575b61584e57818082111561583f57615810916131fa565b6127108102908082046127101490151715610622576107d08202918083046107d0149015171561062257111590565b90615849916131fa565b615810565b50505f90565b50600160501b8210156157fa565b50600160501b8110156157f3565b60418303615974578260201161027b578135918360401161027b5760208101359360401015615960576040013560f81c9082158015615944575b801561593c575b8015615913575b80156158fc575b6158f2576020935f93608093604051938452868401526040830152606082015282805260015afa15610d91575f51600191565b505050505f905f90565b50601b82141580156158bf5750601c8214156158bf565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116158b8565b5083156158b1565b5070014551231950b75fc4402da1732fc9bebe198310156158aa565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b3561ffff8116810361027b5790565b6060810163ffffffff61599e82614e5b565b1615908115615d8d575b508015615d6f575b615d6a5760a08101906001600160401b036159ca83614e6c565b16158015615d48575b61584e5760e08101916001600160401b036159ed84614e6c565b16158015615d23575b613bc85760c08201358015908115615d14575b50613bc857600160801b61010083013510801590615d07575b8015615cf4575b613bc857610140820161ffff615a3e8261597d565b16158015615cdd575b615cd557610180830193615a62615a5d86614e5b565b61403d565b158015615cbe575b615cab576101a08401615a7c81614e5b565b63ffffffff80615a8b89614e5b565b16911610615cb457615a9f615aa491614e5b565b615dc8565b63ffffffff80615ab6615a9f89614e5b565b1691160363ffffffff81116106225763ffffffff605091161015615cab57612710615b10615b209361ffff6001600160401b0380615b05615aff615af98b614e6c565b98614e6c565b9461597d565b931695169116613365565b0480821015615ca3575091614e6c565b615b2d6101208401614e5b565b918015159283615c75575b5050501561584e576101c081016001600160401b03615b5682614e6c565b1661a8c04201804211610622578110159081615c5d575b5015613bc857615b7c90614e6c565b6101e08201906001600160401b0380615b9484614e6c565b9216911690620151808101808211610622578210159182615c44575b505015613bc857615bc361020091614e6c565b9101906001600160401b0380615bd884614e6c565b9216911690620151808101808211610622578210159182615c2b575b50501561584e576001600160401b03615c246126cf6126cf615c1f615c198596614e6c565b96614e5b565b613eee565b1691161090565b9091506276a70082018092116106225711155f80615bf4565b90915062278d0082018092116106225711155f80615bb0565b90506276a7004201908142116106225711155f615b6d565b615c9a929350615c938263ffffffff6001600160401b039316613365565b9316612fbd565b115f8080615b38565b905091614e6c565b50505050505f90565b5050505050505f90565b50615ccf615a5d6101a08601614e5b565b15615a6a565b505050505f90565b5061271061ffff615ced8361597d565b1611615a47565b50600160801b6101608301351015615a29565b5061016082013515615a22565b600160601b111590505f615a09565b50615d2d83614e6c565b6001600160401b0380615d3f84614e6c565b169116116159f6565b5066010000000000006001600160401b03615d6284614e6c565b1610156159d3565b505f90565b50608081013560ff8116810361027b5760ff816001925016116159b0565b6103e79150615da063ffffffff91614e5b565b16115f6159a8565b90615db291615e19565b15615db957565b631fa55c0760e11b5f5260045ffd5b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361062257600a63ffffffff9106160163ffffffff81116106225763ffffffff5f1991160163ffffffff81116106225790565b81516001600160a01b03909116915f91829160200182855af1903d15615eaa573d916001600160401b038311612fe65760405192615e61601f8201601f191660200185613016565b83523d5f602085013e5b1561584e578151908115615ea1575060208110159182615e8a57505090565b60208181019350918101031261027b575160011490565b9150503b151590565b606091615e6b56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
