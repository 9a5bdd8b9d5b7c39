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

export const bytecode: `0x${string}` = '0x6101e080604052346102de5761012081616162803803809161002182856102e2565b8339810103126102de578051906001600160a01b03821682036102de5760208101516001600160a01b03811681036102de5760408201516001600160a01b03811681036102de5760608301516001600160a01b03811681036102de576080840151906001600160a01b03821682036102de5761009f60a08601610319565b926100ac60c08701610319565b946100c66101006100bf60e08a01610319565b9801610319565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102e2565b5190206101a052466101c052604051615e34908161032e8239608051818181611015015281816114e701528181611fdf015281816125ec0152818161328c01528181613506015281816148b30152614dd0015260a0518181816108a80152818161152c0152818161170b015281816128fd0152818161337801528181615264015261534a015260c051818181611d44015281816142110152614e44015260e051818181612070015261276901526101005181818161024c0152818161032e015281816107b20152818161460001526146b901526101205181818161075d0152610864015261014051818181612a0e0152612e2501526101605181818161029401528181610c9801528181611675015281816122000152818161387c015281816146360152818161470f01526154eb015261018051818181610ada0152818161181e015281816128300152612c4b01526101a05181613c1901526101c05181613bf30152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761030557604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102de5756fe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612e135750806304d66fed14612c0e5780630a52da60146129e257806317e68aa9146129775780631ea2848e146128db5780631f588016146128a5578063221220eb1461285f5780632713f36e1461281b57806327fc0c98146127985780632b7ac3f3146127545780632c196cd014611ddf5780632d7c0b9414611d8f5780633f067b2014611d7357806343f48fbd14611d2f5780634499f5b314611d09578063465cf75414611cbe578063553dd8d9146118555780635f3825a21461180d57806362b92562146116ed5780636f07159a146115c457806371949af9146115ad57806376bf8436146115165780637b103999146114d257806381f779591461111857806384baee7a14610f985780638932454814610e975780638ba923ce14610e775780638ceeba3614610e37578063906f6b0814610dea578063979f205414610dc65780639be5be9914610bd7578063a0befafe14610ac7578063ac522c5c14610a54578063ad44b79f14610a1d578063af326071146108d7578063b361e19814610893578063c415b95c1461084f578063c60c403a146107ff578063c869cb06146107d6578063c87965721461072f578063cb3fb85b14610711578063cb798ecb1461068d578063d22ce90b14610656578063df8a9e21146104a5578063dfc58e811461036b578063eae1160b146102e5578063f698da25146102c3578063f887ea401461027f5763fc0c546a14610237575f80fd5b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b575f36600319011261027b5760206102dd613bf0565b604051908152f35b3461027b57604036600319011261027b57600435610301612e54565b60ff5f5c1661035c5761032b8161035293600160ff195f5c16175f5d610326816140aa565b614bd0565b907f0000000000000000000000000000000000000000000000000000000000000000615781565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b3461027b57604036600319011261027b57600435610387612e54565b60ff5f5c1661035c57600160ff195f5c16175f5d6103a482613e75565b805460ff8160a01c16600a8110156104915760061490811591610477575b506104685782816103f984836103f36103e2836103529a61032b996140c4565b6103ed848488614bd0565b90612fa0565b93614c7d565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3612fa0565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561049157600314846103c2565b634e487b7160e01b5f52602160045260245ffd5b3461027b57602036600319011261027b5760043560ff5f5c1661035c57600160ff195f5c16175f5d6104d681614186565b60ff815460a01c16600a81101590816104915760038114159182610648575b82610636575b50506104685761051c60068201546001600160801b038160801c91166131dd565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61055e858386615555565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105a89161059d9190612fa0565b600d84015490612fa0565b90670de0b6b3a7640000810290808204670de0b6b3a76400001490151715610622576105d391612fa0565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103529652a26145c1565b634e487b7160e01b5f52601160045260245ffd5b909150610491576005141583806104fb565b50600481141591505f6104f5565b3461027b57604036600319011261027b5761067a610672612eac565b600435613b16565b6040516006821015610491576020918152f35b3461027b5761022036600319011261027b5760ff5f5c1661035c57600160ff195f5c16175f5d60206106bd614db2565b805f5260018252600160405f2001600160e01b60ff60e01b1982541617905560405190807fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f5f80a260ff195f5c165f5d8152f35b3461027b57602036600319011261027b5761072d600435613903565b005b3461027b575f36600319011261027b5760ff5f5c1661035c57600160ff195f5c16175f5d6103525f545f80557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000615781565b3461027b57602036600319011261027b57602060046107f58135613e75565b0154604051908152f35b3461027b57604036600319011261027b57610818612e54565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57604036600319011261027b576024356004355f5c60ff1661035c57600160ff195f5c16175f5d819061090d81613e75565b6001810160ff815460e01c161580610a09575b6109fa5760ff825460a01c16600a811015610491576005036104685761035294600783016001600160801b038154168092116109f0575b84926001600160401b036109d388856080956001600160801b038061099d857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b6131dd565b16166001600160801b03198254161790556109ce6109bc838a8c615555565b9590965460401c1685600b8c016156b3565b6131dd565b9060405192898452602084015260408301526060820152a26154c8565b9094508490610957565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b0316331415610920565b3461027b57602036600319011261027b576004355f526001602052602060ff60405f205460a01c16610a526040518092612f26565bf35b3461027b5760a036600319011261027b57600435610a70612e96565b6084356001600160401b03811161027b57610a8f903690600401612ebf565b9160ff6001610a9d86613e75565b015460e01c16610ab85761072d936064359160443591614980565b637fa411c960e11b5f5260045ffd5b3461027b57610ad536612eec565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bc857815f52600260205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610b4c818754168094612f40565b16946001600160401b038416958611610bb9576001600160401b03610b947f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095612f80565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461027b57604036600319011261027b57600435610bf3612eac565b60ff5f5c1661035c57600160ff195f5c16175f5d610c1082613e75565b9160ff835460a01c16600a8110156104915760038114159081610dba575b5061046857600183019260ff845460e01c1615610dab57610c4f838261544d565b6001600160401b03610c6084613ed1565b164210610d9c57604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610d915761035295610d5092610d2b925f915f93610d55575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a3858585614318565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836144e2565b6154c8565b610d829193506001600160401b03925060403d604011610d8a575b610d7a8183612ff9565b8101906138ed565b929091610cd6565b503d610d70565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b60049150141584610c2e565b3461027b57604036600319011261027b5761072d610de2612eac565b6004356135dd565b3461027b57604036600319011261027b57610e03612e54565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461027b5761022036600319011261027b5760ff5f5c1661035c57600160ff195f5c16175f5d6020610e67614db2565b60ff195f5c165f5d604051908152f35b3461027b57602036600319011261027b57602060056107f5600435613e75565b3461027b57604036600319011261027b57600435610eb3612e54565b60ff5f5c1661035c57600160ff195f5c16175f5d610ed082613e75565b805460ff8160a01c16600a8110156104915760061490811591610f7d575b50610468578281610f0e84836103f36103e2836103529a61032b996140c4565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3612fa0565b60ff915060a81c166004811015610491576003141584610eee565b3461027b57604036600319011261027b57600435610fb4612e54565b90805f52600260205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015610bb95760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f916110e9575b50156110da5760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b036110968382845416612f40565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b61110b915060203d602011611111575b6111038183612ff9565b81019061301a565b86611045565b503d6110f9565b3461027b57602036600319011261027b575f6102e060405161113981612fad565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526111dc600435613e75565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996112298b612fad565b6001600160a01b038a168b52600a8110156104915760208b01526004861015610491576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261137d60208201516020850190612f26565b61138f60408201516040850190612f33565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57602036600319011261027b576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461027b5761072d6115be36612eec565b91613374565b3461027b5761010036600319011261027b576004356115e1612e96565b6084356001600160401b03811161027b57611600903690600401612ebf565b9060ff5f5c1661035c57600160ff195f5c16175f5d60ff600161162286613e75565b015460e01c1615610dab5761163f92606435906044359086614980565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610d91575f916116b7575b6103529250614624565b90506020823d6020116116e5575b816116d260209383612ff9565b8101031261027b576103529151906116ad565b3d91506116c5565b3461027b57604036600319011261027b57600435611709612e96565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615e145f395f51905f5291600591906117e190805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615e145f395f51905f526020820152a2005b3461027b5761181b36612eec565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bc85761072d9261320a565b3461027b5760c036600319011261027b57600435611871612eac565b611879612e80565b611881612e6a565b6084359160a4356001600160401b03811161027b576118a4903690600401612ebf565b909460ff5f5c1661035c57600160ff195f5c16175f5d6118c387614186565b60ff815460a01c16600a81101590816104915760038114159182611cb0575b82611c9e575b50506104685760088101908154946001600160401b038660d01c911694818603611c8f576001830196875463ffffffff80600a818460801c1604981697168710908115611c76575b50611c6757600a860263ffffffff81169081036106225760040163ffffffff8111610622576119666001600160401b0391613ed1565b1698894210611c58578c5f52600460205260405f20875f5260205260ff60405f205416611c49576001600160401b03169889108015611c40575b611c31575f8a128015611c2a5760018b016001811280158316908315161761062257600160ff1b14610622578a5f03805f1981011161062257915b829c83158015611c1c575b611c0d578e94611a53918a8f8f908e916040519260208401947f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc86528c60408601526060850152608084015260a083015260c082015260c08152611a4b60e082612ff9565b51902061485c565b946001600160d01b031990611a67906131c1565b60d01b169060018060d01b0316178655825f52600460205260405f20875f5260205260405f20600160ff198254161790555f14611b6c57505082546001600160a01b039081168a821601919082116106225760ff978b946001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49660a096600180891b03166001600160601b03881b8554161784555b01541690600180861b039054169160405198895260208901528a604089015260608801526080870152600180831b031694a45460e01c169081611b62575b50611b525760ff195f5c165f5d005b611b5b91614624565b8080610352565b5f91501383611b43565b611b8f600685939694959c9b9a9c01546001600160801b038160801c91166131dd565b6007830191611ba96001600160801b0384541680936131dd565b809111611c05575b50926001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf496948d9e948360ff9e9f60a09982611bf79216906131ea565b168419825416179055611b05565b9a508d611bb1565b6375cf385f60e01b5f5260045ffd5b50600160801b8410156119e6565b8a916119db565b631059752760e31b5f5260045ffd5b504289116119a0565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c16041686118d611930565b6311fa514960e31b5f5260045ffd5b909150610491576005141589806118e8565b50600481141591505f6118e2565b3461027b5760c036600319011261027b57611cd7612eac565b6084359060ff8216820361027b5760a43560ff8116810361027b576020926102dd926064359060443590600435613141565b3461027b57604036600319011261027b5760206102dd611d27612e54565b600435613052565b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b575f36600319011261027b5760205f54604051908152f35b3461027b57604036600319011261027b57611da8612e54565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461027b5761028036600319011261027b57611df9612eac565b61010036604319011261027b57366102041161027b576102043560ff8116810361027b57610224359160ff8316830361027b57610244356001600160401b03811161027b57611e4c903690600401612ebf565b9093610264356001600160401b03811161027b57611e6e903690600401612ebf565b94909260ff5f5c1661035c57600160ff195f5c16175f5d611e90600435614186565b9384549660ff8860a01c16600a8110156104915760038114159081612748575b5061046857600260ff851614158061273a575b61272b57600160ff86161161271c57600160ff8616148098819961270b575b506126fc57600186015460ff8160e01c166126e7575b611f02888861544d565b6001600160401b03611f1389613ed1565b16421080156126b7575b610d9c57600387015461014435036126a85760401c6001600160401b031661016435036126a85760058601546101a43503612699576101c43515158061266d575b1561265f57600160801b6101e435101561265057611f84916101843588600435896141a5565b611fa48188611f9f86866101c4356101a4358c600435613141565b6157cb565b9790156126415760ff83166002036125c35760405163770d6bc160e01b81526001600160a01b038981166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f916125a4575b505b6001600160a01b0389161590811561259b575b5061258c576040805163f398789b60e01b8152906044600483013760845f604483015b6002821061257657505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f91612557575b501561254857604051916040604484376084985f604085015b60028210612532575050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c060ff9998013760c06101446101008701376101e06101c086015260018060a01b0316938061213563ffffffff8c1695600435956101e0840191613032565b0390a460018401549082604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c161561236c575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610d91575f935f91612347575b506122919061228c60078501956001600160801b0387541690806101e435115f14612332576001600160801b036122836122796109ce936101e4356131dd565b886004358b614318565b98541688612fa0565b612fa0565b935b1561232357600160ff835460b81c16019160ff8311610622576122fd60019260ff945b83546101c4356004860181905560058601556001600160e01b031960e084901b1691871660b890811b9088901b19909116176001600160e01b0316178355600435836144e2565b015460e01c16156123145761035291600435614700565b61231e91506145c1565b610352565b60ff916122fd6001925f6122b6565b506109ce6001600160801b036122835f612279565b6122919450612365915060403d604011610d8a57610d7a8183612ff9565b9093612239565b6008820180545f926101e4359290916001600160a01b031690816124da575b505060078401908154916001600160801b038316936123bf856109ce60068a01546001600160801b038160801c91166131dd565b808210156124d357505b5f915f936123d78388612fa0565b9560ff87921615908161249a575b50612459575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612293565b94925092509450936124705f9388600435896155f8565b9190926124948394936001600160401b0360018b015460401c169060098b016156b3565b8a6123eb565b905060ff8a5460a01c16600a8110156104915760041490816124bf575b50158c6123e5565b64ffffffffff915060d01c1642108c6124b7565b90506123c9565b612524929350816101e435105f1461252c576101e435915b6001600160a01b039081906125089085906131dd565b16166001600160601b0360a01b8254161790556101e4356131dd565b90868061238b565b816124f2565b60408082818f60019537019c019101909a6120c1565b639bdd3e1360e01b5f5260045ffd5b612570915060203d602011611111576111038183612ff9565b896120a8565b6040808281866001953701930191019091612047565b63034d174960e31b5f5260045ffd5b90501589612024565b6125bd915060203d602011611111576111038183612ff9565b8961200f565b6040516324d6264f60e21b81526001600160a01b038981166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f91612622575b50612011565b61263b915060203d602011611111576111038183612ff9565b8961261c565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510611f5e565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b036126de6126d76126d26126d28c613ed1565b612f60565b8a8a614080565b16421015611f1d565b600360ff861603610ab85760ff861615611ef8575b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a611ee2565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff85161415611ec3565b6004915014158a611eb0565b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57602036600319011261027b5760043563ffffffff8116810361027b576127c281614020565b15611c67576127d081613ed1565b6128176127eb6126d26126d26127e585612f60565b95613ed1565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b3461027b575f36600319011261027b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461027b57604036600319011261027b5760043561287b612e54565b60ff5f5c1661035c5761032b8161035293600160ff195f5c16175f5d6128a0816140aa565b6140c4565b3461027b57602036600319011261027b5760206001600160401b0360016128cd600435613e75565b015460401c16604051908152f35b3461027b57604036600319011261027b57600435602435600781101561027b577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461027b57604036600319011261027b57612990612eac565b61299b600435613e75565b6129a482614020565b15611c67576128176127eb6129b884613ed1565b926129cc6129c585612f60565b8683614080565b946129dc6126d26126d283613ed1565b91614080565b3461027b57606036600319011261027b57600435602435600a811090811561027b57612a0c612e80565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612bff57612a4584613e75565b9260ff845460a01c1691600484145f14612b0357600a83101561049157600383036104685760078501805469ffffffffffffffffffff60a81b19164260a81b64ffffffffff60a81b161760d09290921b64ffffffffff60d01b169190911790555b1561049157612b00604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055612af684518094612f26565b6020830190612f26565ba2005b60038403612b4857600a83101561049157600483036104685760078501805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055612aa6565b506008830361046857600a821015806104915760038314159081612bf2575b81612be1575b50610468576001840163ffffffff815460c01c168015159081612bc4575b50612bb5576007850180546001600160801b0319169055805463ffffffff60c01b19169055612aa6565b631dc9e71560e11b5f5260045ffd5b6001600160401b039150612bd790613ed1565b1642101587612b8b565b905061049157600582141586612b6d565b505060048214155f612b67565b63e73f59e560e01b5f5260045ffd5b3461027b57608036600319011261027b57600435612c2a612e54565b6044356001600160a01b038116929083900361027b57612c48612e6a565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610bc8575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612deb575b610bb957612d1a6001600160401b0391612cd58686613cd3565b612cdf8486613cd3565b82612ced8282895416612f40565b1683198754161786556001860183612d088382845416612f40565b16841982541617905582845416612f80565b166001600160401b03198254161790556001600160401b0382541615612d75575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610491577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612dd657600e612dc3612dcd92613e20565b9201918254612fa0565b90555b91612d3b565b600d612dc3612de492613de4565b9055612dd0565b506001600160401b03612e0b816001870154168260048801541690612f40565b168711612cbb565b3461027b575f36600319011261027b577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361027b57565b606435906001600160401b038216820361027b57565b604435906001600160401b038216820361027b57565b602435906001600160401b038216820361027b57565b6024359063ffffffff8216820361027b57565b9181601f8401121561027b578235916001600160401b03831161027b576020838186019501011161027b57565b606090600319011261027b57600435906024356001600160a01b038116810361027b57906044356001600160401b038116810361027b5790565b90600a8210156104915752565b9060048210156104915752565b906001600160401b03809116911603906001600160401b03821161062257565b6001600160401b03623b5380911601906001600160401b03821161062257565b906001600160401b03809116911601906001600160401b03821161062257565b9190820180921161062257565b61030081019081106001600160401b03821117612fc957604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b03821117612fc957604052565b90601f801991011681019081106001600160401b03821117612fc957604052565b9081602091031261027b5751801515810361027b5790565b908060209392818452848401375f828201840152601f01601f1916010190565b9061305c82613e75565b915f52600260205260405f209060018060a01b03165f5260205260405f20908154906130a06001600160401b0383169260028501549060401c9084600985016147d5565b9290936130c060016003830154920154918260401c9084600b87016147d5565b9160ff855460a01c16600a8110156104915760061490811591613138575b8115613125575b50613117576103ed93929161228c61310361310e9361311499612fa0565b96600e860154612fa0565b91614800565b90565b935050505061311491612fa0565b6001600160401b0391501615155f6130e5565b841591506130de565b929460ff8092939561311497613155613bf0565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e081526131b861010082612ff9565b51902090614831565b65ffffffffffff60019116019065ffffffffffff821161062257565b9190820391821161062257565b906001600160801b03809116911601906001600160801b03821161062257565b90815f52600260205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b0361324b818454168260048901541690612f40565b16926001600160401b038216938411610bb95760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f91613329575b501561331757505091816001600160401b036132fe7f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416612f40565b166001600160401b0319825416179055604051908152a3565b9194925092506133279450614912565b565b613342915060203d602011611111576111038183612ff9565b5f6132bc565b8181029291811591840414171561062257565b6001600160c01b03918216908216019190821161062257565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361159e57825f52600160205260405f20926133bc84614b5c565b1561046857805f52600260205260405f2060018060a01b0383165f5260205260405f206133e98186613cd3565b60098501546001600160401b038516959061344190613420906001600160c01b0390613415908a613348565b16845460401c61335b565b83546001600160401b031660409190911b67ffffffffffffffff1916178355565b600b01546001600160c01b03906134589087613348565b1661348f61346e6001840192835460401c61335b565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b036134a48682855416612f80565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f916135a6575b5061359d577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa602061332798836001600160401b036135818b828b985416612f80565b166001600160401b0319825416179055604051908152a3614912565b50505050505050565b6135bf915060203d602011611111576111038183612ff9565b5f61353e565b9060068110156104915760ff80198354169116179055565b906135e782613e75565b9060ff825460a01c16600a81101561049157600381141590816138e1575b5061046857613614818361544d565b600182019060ff825460e01c1661384c575b6136356126d26126d283613ed1565b6001600160401b038116421061383d576136586001600160401b03918386614080565b1642106137b95763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3845f52600360205260405f20815f526020526136ac600460405f206135c5565b600a8106600463ffffffff82161491826137a1575b845460a01c63ffffffff160361373c575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613327945091925090156137745761375490613eb9565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61377d90613ea1565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615e145f395f51905f5260058701556136c1565b915050815f52600360205260405f2063ffffffff82165f5260205260ff60405f20541660068110156104915760051461383d5763ffffffff90825f52600360205260405f208282165f5260205260405f20600560ff1982541617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810186905263ffffffff8316602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d91575f916138c1575b50156136265763788dad5960e01b5f5260045ffd5b6138da915060403d604011610d8a57610d7a8183612ff9565b505f6138ac565b6004915014155f613605565b919082604091031261027b576020825192015190565b61390c81613e75565b805460ff5f9160a01c16600a8110158061049157600382141580613b09575b8181613af8575b506104685760068401546001600160801b0381169060801c14613a7957613a6557600503613a565760078201546001600160801b038116613a475760801c64ffffffffff166276a700016001600160401b038111613a33576001600160401b03164210613a245760018201805463ffffffff60c01b19169055600a820154600c8301546139c39161059d9190612fa0565b9080613a105750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613ab191613aa69190612fa0565b600d83015490612fa0565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b905061049157600582141581613932565b50505f600482141561392b565b613b1f81613e75565b90613b2983614020565b158015613bd4575b8015613bb8575b611c67575f52600360205260405f2063ffffffff83165f5260205260ff60405f20541660068110156104915780613bb25750613b7382613ed1565b906001600160401b0382164210613bab576001600160401b03926129dc613b9993612f60565b16421015613ba657600190565b600290565b5050505f90565b91505090565b5063ffffffff600183015460a01c1663ffffffff841611613b38565b5063ffffffff600183015460801c1663ffffffff841610613b31565b467f000000000000000000000000000000000000000000000000000000000000000003613c3b577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152613ccd60c082612ff9565b51902090565b9080546001600160401b038116906009840190613d3b613d1a8354926002870193613d10613d0a60018060c01b03928754906131dd565b88613348565b169060401c61335b565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b850190815492613d956003870194613d61613d0a60018060c01b03928854906131dd565b16613d746001890191825460401c61335b565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b549055549055613de05760ff825460a01c16600a81101561049157600603613dc457613dc19150613e20565b50565b600d613dd2613ddc92613de4565b92019182546131dd565b9055565b5050565b61311490670de0b6b3a7640000600181835460401c0692015460401c0690612fa0565b6001600160c01b03918216908216039190821161062257565b906133276001613e2f84613de4565b93613e5361346e825460401c848060c01b03670de0b6b3a764000082061690613e07565b01613d74815460401c60018060c01b03670de0b6b3a764000082061690613e07565b5f52600160205260405f209060018060a01b0382541615613e9257565b639999974760e01b5f5260045ffd5b63ffffffff60019116019063ffffffff821161062257565b63ffffffff60079116019063ffffffff821161062257565b63ffffffff1663ffffffff600a80830692049116600481145f14613ffa5750613efe63ffffffff91613ea1565b1663ffffffff806001925b919092169160028311911681613ff4575f19810190811161062257915b61019080840493069115613fe357600219810190811161062257905b8160990291609983040361062257600282018092116106225761016d810281810461016d148215171561062257613f929260646005613f8861228c948660021c90612fa0565b92049304906131dd565b62023ab182029180830462023ab1149015171561062257613fb291612fa0565b620afa6b1981019081116106225762015180810290808204620151801490151715610622576001600160401b031690565b600981018091116106225790613f42565b91613f26565b60030263ffffffff81169081036106225763ffffffff61401a8192613ea1565b92613f09565b63ffffffff1663ffffffff600a808306920491169060018210159182614074575b5081614061575b81614051575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614048565b6004101591505f614041565b600761408f6131149493613ed1565b9101549164ffffffffff808460d01c169360a81c169161570a565b6140b390613e75565b906140bd82614b5c565b1561046857565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614157949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490614130600285019283546001600160401b038260401c9216846147d5565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b61418f90613e75565b80549091906001600160a01b031633036109fa57565b9490929493919360ff600182015460e01c166142f05763ffffffff905460c01c169363ffffffff60405191632f016f2760e01b83528560048401521694856024830152604482015285606482015260a060848201526020818061420c60a482018688613032565b03815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610d91575f916142ae575b506001600160a01b03169485614262575b505050505050565b6142a07fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c2984936040519384938452604060208501526040840191613032565b0390a45f808080808061425a565b90506020813d6020116142e8575b816142c960209383612ff9565b8101031261027b57516001600160a01b038116810361027b575f614249565b3d91506142bc565b509250505061430957670de0b6b3a7640000036126a857565b6302e6bdf760e41b5f5260045ffd5b9392915f946008810160018060a01b038154169081614495575b5050600781018054906001600160801b03821695614365876109ce60068701546001600160801b038160801c91166131dd565b8082101561448e57505b5f915f9361437d838a612fa0565b95869160ff825460a01c16600a81101561049157600414908161447a575b5015614408575b505080546001600160801b0319166001600160801b0386161790556040805197885260208801919091528601526060850152608084015263ffffffff16917f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79060a090a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb796935061446c9060a0969b61444c5f95878c876155f8565b93909484959460096001600160401b03600184015460401c1692016156b3565b9295509295819497506143a2565b64ffffffffff915060d01c1642105f61439b565b905061436f565b91946144d492828210156144dc5781925b6001600160a01b039081906144bc9086906131dd565b16166001600160601b0360a01b8254161790556131dd565b925f80614332565b826144a6565b9091825f52600360205260405f2063ffffffff82165f5260205261450a600360405f206135c5565b63ffffffff811690600a8206600463ffffffff82161490816145a9575b600185019363ffffffff855460a01c16145f1461373c575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615e145f395f51905f526005860155614527565b806145c95750565b61332790604051906323b872dd60e01b60208301523360248301523060448301526064820152606481526145fe608482612ff9565b7f0000000000000000000000000000000000000000000000000000000000000000615d09565b5f9190811580806146f8575b6146f2577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561027b575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610d91576146dd575b506146a8836145c1565b156146b257505050565b61332792507f0000000000000000000000000000000000000000000000000000000000000000615781565b6146ea9194505f90612ff9565b5f925f61469e565b50505050565b506001614630565b908015806147af575b6147aa577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561027b575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610d915761479a575b50614781816145c1565b82811161478d57505050565b6133279261032b916131dd565b5f6147a491612ff9565b5f614777565b505050565b508215614709565b81156147c1570490565b634e487b7160e01b5f52601260045260245ffd5b906147e86147ee949361228c93546131dd565b90613348565b90670de0b6b3a7640000808304920690565b6001600160401b03600161482061482d94670de0b6b3a764000096613348565b92015460401c16906147b7565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613ccd606282612ff9565b90611f9f614872939261486d613bf0565b614831565b80929115612641576001600160a01b03168015908115614894575b5061258c57565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f916148f3575b50155f61488d565b61490c915060203d602011611111576111038183612ff9565b5f6148eb565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b036149508782845416612f80565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b9361498a85614186565b9060ff825460a01c16600a8110156104915760038114159081614b50575b506104685760088201928354956001600160401b0365ffffffffffff8860a01c16921694828603611c8f5786151580614b27575b1561265f5781158015614b19575b612650576006850190614a0f825460801c6001600160801b0360078901541690612fa0565b8310614b0a5760036141819689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b614a988f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611a4b60c082612ff9565b9765ffffffffffff60a01b90614aad906131c1565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613032565b6309d157b360e01b5f5260045ffd5b50600160801b8210156149ea565b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000187106149dc565b6004915014155f6149a8565b60ff905460a01c16600a81101590816104915760038114918215614bc3575b8215614bb2575b8215614ba1575b8215614b9457505090565b9091506104915760081490565b809250610491576006811491614b89565b809250610491576005811491614b82565b506004811491505f614b7b565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614c679594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614c40600388019260018454990198895460401c91846147d5565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610bb95780546001600160401b038116948515614d8157614ce890614cde600e89019384549060401c90612fa0565b9060401c90612fa0565b90614cfd826001600160401b03881689614800565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561062257614d2e600193614d6f956131dd565b905501614d48866001600160401b03835460401c16612f40565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b3563ffffffff8116810361027b5790565b356001600160401b038116810361027b5790565b604051631fadd2ff60e21b81523360048201525f91906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d91575f9161542e575b50156154205760243515615411576044351515806153e6575b1561265f57614e3060046158e7565b156153d7576064359163ffffffff831691907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031683850361027b57803b1561027b575f602491604051928380926307a35f4560e01b82528860048301525afa8015610d91576153c4575b506040516020810190338252600435604082015260408152614ec5606082612ff9565b5190208082526001602052604082208054919490916001600160a01b03166153b557815460ff60a01b1933166001600160a81b031990911617600160a01b1782556084359060ff821682036153ad57825465ffffffff00ff60b01b191660b083901b60ff60b01b161760c088901b63ffffffff60c01b161783556001600160401b0360a4351660a435036153ad5760018301805467ffffffffffffffff191660a4356001600160401b03161781556101843563ffffffff811690036153a957805463ffffffff6101a435166101a435036153a5579060ff93929163ffffffff60a01b6101a43560a01b169063ffffffff60801b6101843560801b16906001600160401b0360801b1916171790556024356002850155604435600385015560066101643594016001600160801b03808616166001600160801b031982541617905560405197600435895260243560208a015260443560408a01525060608801521660808601526001600160401b0360a4351660a086015260c43560c086015260e435946001600160401b03861686036153b1576001600160401b03861660e082015261010435610100820152610124359163ffffffff831683036153ad5763ffffffff831661012083015261ffff610144351661014435036153ad5761ffff610144351661014083015261016082015263ffffffff610184351661018082015263ffffffff6101a435166101a08201526101c4356001600160401b03811681036153ad576001600160401b0381166101c08301526101e435906001600160401b03821682036153a9576001600160401b0382166101e084015261020435926001600160401b03841684036153a5576001600160401b038416610200820152877fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a38461014060405161517a81612fdd565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152015260405180986151c582612fdd565b33825263ffffffff6020830196168652604082019061ffff61014435168252606083016001600160401b0360a4351681526001600160401b03608085019216825260a08401926001600160801b03610104351684526001600160401b0361012060c08701966001600160601b0360c4351688528260e08201991689528261010082019a168a5201981688526101408d01986044358a5260018060a01b037f0000000000000000000000000000000000000000000000000000000000000000163b156153a1578c9d60409d9b9c9d519b632b829b6160e11b8d5260048d0152600160a01b6001900390511660248c01525163ffffffff1660448b01525161ffff1660648a0152516001600160401b03166084890152516001600160401b031660a4880152516001600160801b031660c4870152516001600160601b031660e4860152516001600160401b0316610104850152516001600160401b0316610124840152516001600160401b0316610144830152516101648201528181600160a01b600190037f00000000000000000000000000000000000000000000000000000000000000001681835a9261018493f1801561539657615381575050565b61538c828092612ff9565b6153935750565b80fd5b6040513d84823e3d90fd5b8a80fd5b8580fd5b8480fd5b8380fd5b8280fd5b63131ede2d60e21b8352600483fd5b6153d091505f90612ff9565b5f5f614ea2565b6338670f0960e11b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000160443510614e21565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b615447915060203d602011611111576111038183612ff9565b5f614e08565b61545682614020565b1580156154ac575b8015615490575b611c675763ffffffff60018192015460c01c1691160361548157565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611615465565b5063ffffffff600182015460801c1663ffffffff83161061545e565b6001015460e01c60ff166154e05750613327906145c1565b816154e9575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561027b5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610d915761554b5750565b5f61332791612ff9565b929060648302838104606414841517156106225761271090049361557985856131dd565b9360068201906001600160801b0382549161559b82801992168460801c6131ea565b60801b169116179055846155ad575050565b5f906155ba868354612fa0565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561062257612710900494859161562083876131dd565b9560068201906001600160801b0382549161564282801992168460801c6131ea565b60801b169116179055826156565750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916156855f958654612fa0565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806146f2565b91909182156147aa57670de0b6b3a76400008302928304670de0b6b3a764000003610622576156e86001820193845490612fa0565b906156fd6156f684846147b7565b8254612fa0565b905581156147c157069055565b929190926001600160401b038216926001600160401b0385168410801590615765575b61575e5761573e9061311495612f80565b926001600160401b0382161015615756575090612f40565b905090612f40565b5050505090565b506001600160401b0382166001600160401b038216111561572d565b8261578b57505050565b60405163a9059cbb60e01b60208201526001600160a01b039092166024830152604480830193909352918152613327916157c6606483612ff9565b615d09565b604183036158cf578260201161027b578135918360401161027b57602081013593604010156158bb576040013560f81c908215801561589f575b8015615897575b801561586e575b8015615857575b61584d576020935f93608093604051938452868401526040830152606082015282805260015afa15610d91575f51600191565b505050505f905f90565b50601b821415801561581a5750601c82141561581a565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615813565b50831561580c565b5070014551231950b75fc4402da1732fc9bebe19831015615805565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b3561ffff8116810361027b5790565b6060810163ffffffff6158f982614d8d565b1615908115615cee575b508015615cd0575b615ccb5760a08101906001600160401b0361592583614d9e565b16158015615ca9575b615b865760e08101916001600160401b0361594884614d9e565b16158015615c84575b613bab5760c08201358015908115615c75575b50613bab57600160801b61010083013510801590615c68575b8015615c55575b613bab57610140820161ffff615999826158d8565b16158015615c3e575b615c36576101808301936159bd6159b886614d8d565b614020565b158015615c1f575b615c0c576101a084016159d781614d8d565b63ffffffff806159e689614d8d565b16911610615c15576159fa6159ff91614d8d565b615d29565b63ffffffff80615a116159fa89614d8d565b1691160363ffffffff81116106225763ffffffff605091161015615c0c57612710615a6b615a7b9361ffff6001600160401b0380615a60615a5a615a548b614d9e565b98614d9e565b946158d8565b931695169116613348565b0480821015615c04575091614d9e565b615a886101208401614d8d565b918015159283615bd6575b50505015615b86576101c081016001600160401b03615ab182614d9e565b1661a8c04201804211610622578110159081615bbe575b5015613bab57615ad790614d9e565b6101e08201906001600160401b0380615aef84614d9e565b9216911690620151808101808211610622578210159182615ba5575b505015613bab57615b1e61020091614d9e565b9101906001600160401b0380615b3384614d9e565b9216911690620151808101808211610622578210159182615b8c575b505015615b86576001600160401b03615b7f6126d26126d2615b7a615b748596614d9e565b96614d8d565b613ed1565b1691161090565b50505f90565b9091506276a70082018092116106225711155f80615b4f565b90915062278d0082018092116106225711155f80615b0b565b90506276a7004201908142116106225711155f615ac8565b615bfb929350615bf48263ffffffff6001600160401b039316613348565b9316612fa0565b115f8080615a93565b905091614d9e565b50505050505f90565b5050505050505f90565b50615c306159b86101a08601614d8d565b156159c5565b505050505f90565b5061271061ffff615c4e836158d8565b16116159a2565b50600160801b6101608301351015615984565b506101608201351561597d565b600160601b111590505f615964565b50615c8e83614d9e565b6001600160401b0380615ca084614d9e565b16911611615951565b5066010000000000006001600160401b03615cc384614d9e565b16101561592e565b505f90565b50608081013560ff8116810361027b5760ff8160019250161161590b565b6103e79150615d0163ffffffff91614d8d565b16115f615903565b90615d1391615d7a565b15615d1a57565b631fa55c0760e11b5f5260045ffd5b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361062257600a63ffffffff9106160163ffffffff81116106225763ffffffff5f1991160163ffffffff81116106225790565b81516001600160a01b03909116915f91829160200182855af1903d15615e0b573d916001600160401b038311612fc95760405192615dc2601f8201601f191660200185612ff9565b83523d5f602085013e5b15615b86578151908115615e02575060208110159182615deb57505090565b60208181019350918101031261027b575160011490565b9150503b151590565b606091615dcc56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
