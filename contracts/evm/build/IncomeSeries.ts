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

export const bytecode: `0x${string}` = '0x6101e080604052346102bb576101208161599d803803809161002182856102bf565b8339810103126102bb578051906001600160a01b03821682036102bb5760208101516001600160a01b03811681036102bb5760408201516001600160a01b03811681036102bb5760608301516001600160a01b03811681036102bb576080840151906001600160a01b03821682036102bb5761009f60a086016102f6565b926100ac60c087016102f6565b946100c66101006100bf60e08a016102f6565b98016102f6565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102bf565b5190206101a052466101c052604051615692908161030b82396080518181816117d80152818161248501528181612a7b0152818161449e015261493b015260a0518181816108370152818161181d015281816118b101528181611b8301528181612d6e0152614c39015260c051818181611a0d0152613cb1015260e0518181816125160152612be901526101005181818161022b0152818161030d01528181610791015281816141eb01526142a401526101205181818161073c01526107f3015261014051818181610d790152612fed01526101605181818161027301528181610c27015281816111e801528181611aed015281816126a101528181614221015281816142fa0152614f1d015261018051818181610a6901528181611c9801528181612ca10152612e2501526101a0518161371001526101c051816136ea0152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102e257604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102bb5756fe6080806040526004361015610012575f80fd5b5f3560e01c90816304d5005814612fdb5750806304d66fed14612de85780631ea2848e14612d4c5780631f58801614612d16578063221220eb14612cd05780632713f36e14612c8c57806327fc0c9814612c185780632b7ac3f314612bd45780632c196cd0146122845780632d7c0b94146122345780633f067b20146122185780634499f5b3146121f2578063465cf754146121a7578063553dd8d914611d3b5780635f3825a214611c8557806362b9256214611b655780636f07159a14611a3c57806370edffc3146119f857806371949af91461189e57806376bf8436146118075780637b103999146117c357806381f779591461140957806389324548146113085780638ba923ce146112e85780638ceeba36146112a8578063906f6b081461125b578063979f205414610f145780639a05ba3114610d555780639be5be9914610b66578063a0befafe14610a56578063ac522c5c146109e3578063ad44b79f146109ac578063af32607114610866578063b361e19814610822578063c415b95c146107de578063c869cb06146107b5578063c87965721461070e578063cb3fb85b146106f0578063cb798ecb1461066c578063d22ce90b14610635578063df8a9e2114610484578063dfc58e811461034a578063eae1160b146102c4578063f698da25146102a2578063f887ea401461025e5763fc0c546a14610216575f80fd5b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a575f36600319011261025a5760206102bc6136e7565b604051908152f35b3461025a57604036600319011261025a576004356102e061301c565b60ff5f5c1661033b5761030a8161033193600160ff195f5c16175f5d6103058161399a565b61473e565b907f0000000000000000000000000000000000000000000000000000000000000000615132565b60ff195f5c165f5d005b632991011b60e11b5f5260045ffd5b3461025a57604036600319011261025a5760043561036661301c565b60ff5f5c1661033b57600160ff195f5c16175f5d6103838261396e565b805460ff8160a01c16600a8110156104705760061490811591610456575b506104475782816103d884836103d26103c1836103319a61030a996139b4565b6103cc84848861473e565b90613152565b936147eb565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3613152565b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561047057600314846103a1565b634e487b7160e01b5f52602160045260245ffd5b3461025a57602036600319011261025a5760043560ff5f5c1661033b57600160ff195f5c16175f5d6104b581613c55565b60ff815460a01c16600a81101590816104705760038114159182610627575b82610615575b5050610447576104fb60068201546001600160801b038160801c911661338f565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61053d858386614f7d565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105879161057c9190613152565b600d84015490613152565b90670de0b6b3a7640000810290808204670de0b6b3a76400001490151715610601576105b291613152565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103319652a26141ac565b634e487b7160e01b5f52601160045260245ffd5b909150610470576005141583806104da565b50600481141591505f6104d4565b3461025a57604036600319011261025a5761065961065161305e565b600435613611565b6040516006821015610470576020918152f35b3461025a5761022036600319011261025a5760ff5f5c1661033b57600160ff195f5c16175f5d602061069c614920565b805f5260018252600160405f2001600160e01b60ff60e01b1982541617905560405190807fd0d3a99b0cf6296223a1a9dc5839135fe1d244debfd36187427483ea050c1f2f5f80a260ff195f5c165f5d8152f35b3461025a57602036600319011261025a5761070c6004356133fe565b005b3461025a575f36600319011261025a5760ff5f5c1661033b57600160ff195f5c16175f5d6103315f545f80557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a27f0000000000000000000000000000000000000000000000000000000000000000615132565b3461025a57602036600319011261025a57602060046107d4813561396e565b0154604051908152f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57604036600319011261025a576024356004355f5c60ff1661033b57600160ff195f5c16175f5d819061089c8161396e565b6001810160ff815460e01c161580610998575b6109895760ff825460a01c16600a811015610470576005036104475761033194600783016001600160801b0381541680921161097f575b84926001600160401b0361096288856080956001600160801b038061092c857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b61338f565b16166001600160801b031982541617905561095d61094b838a8c614f7d565b9590965460401c1685600b8c016150db565b61338f565b9060405192898452602084015260408301526060820152a2614efa565b90945084906108e6565b63a75eaca960e01b5f5260045ffd5b5081546001600160a01b03163314156108af565b3461025a57602036600319011261025a576004355f526001602052602060ff60405f205460a01c166109e160405180926130d8565bf35b3461025a5760a036600319011261025a576004356109ff613048565b6084356001600160401b03811161025a57610a1e903690600401613071565b9160ff6001610a2c8661396e565b015460e01c16610a475761070c9360643591604435916144fd565b637fa411c960e11b5f5260045ffd5b3461025a57610a643661309e565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b5757815f52600260205260405f2060018060a01b0384165f5260205260405f2060016001600160401b038254169101936001600160401b03610adb8187541680946130f2565b16946001600160401b038416958611610b48576001600160401b03610b237f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95602095613132565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b3461025a57604036600319011261025a57600435610b8261305e565b60ff5f5c1661033b57600160ff195f5c16175f5d610b9f8261396e565b9160ff835460a01c16600a8110156104705760038114159081610d49575b5061044757600183019260ff845460e01c1615610d3a57610bde8382614e7f565b6001600160401b03610bef84613b06565b164210610d2b57604080516348dda36b60e01b81526004810184905263ffffffff8516602482015290816044815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1948515610d205761033195610cdf92610cba925f915f93610ce4575b506001600160401b03905460401c166040519182526020820152816040820152857f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606063ffffffff8a1693a3858585613f09565b82546001600160e01b031660e086901b6001600160e01b0319161783559383836140b4565b614efa565b610d119193506001600160401b03925060403d604011610d19575b610d0981836131ab565b8101906133e8565b929091610c65565b503d610cff565b6040513d5f823e3d90fd5b632dbcbf7560e01b5f5260045ffd5b630c5c55a360e31b5f5260045ffd5b60049150141584610bbd565b3461025a57604036600319011261025a57600435602435600a811090811561025a577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610f0557610db08361396e565b9160ff835460a01c1690600483145f14610e5557600a82101561047057600382036104475760078401805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b1561047057610e52604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b1916179055610e48845180946130d8565b60208301906130d8565ba2005b60038303610e9557600a82101561047057600482036104475760078401805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055610df8565b6008830361044757600a821015806104705760038314159081610ef8575b81610ee7575b50610447576007840180546001600160801b031916905560018401805463ffffffff60c01b19169055610df8565b905061047057600582141586610eb9565b505060048214155f610eb3565b63e73f59e560e01b5f5260045ffd5b3461025a57604036600319011261025a57600435610f3061305e565b610f398261396e565b9060ff825460a01c1690600a82101590816104705760038314158061124d575b61044757610f678185614e7f565b600184019160ff835460e01c166111b8575b6001600160401b03610f95610f90610f9085613b06565b613112565b16938442106111a95760078601948554918164ffffffffff8460a81c16109384611175575b50505050805f146111445763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a35b1561113d5760055b855f52600360205260405f2063ffffffff83165f5260205260405f209060068110156104705760ff8019835416911617905563ffffffff8116600a8106600463ffffffff8216149182611125575b845460a01c63ffffffff16036110bf575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2005b5061070c95509193509150156110f8576110d890613aee565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61110190613ad6565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206156725f395f51905f526005880155611048565b6004610ffa565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3610ff2565b909192935061047057600414918215611194575b505086808080610fba565b60d01c64ffffffffff16101590508680611189565b63b2a52b3f60e01b5f5260045ffd5b60408051635896531b60e01b81526004810188905263ffffffff8416602482015290816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d20575f9161122d575b5015610f795763788dad5960e01b5f5260045ffd5b611246915060403d604011610d1957610d0981836131ab565b5087611218565b505f91506004831415610f59565b3461025a57604036600319011261025a5761127461301c565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b3461025a5761022036600319011261025a5760ff5f5c1661033b57600160ff195f5c16175f5d60206112d8614920565b60ff195f5c165f5d604051908152f35b3461025a57602036600319011261025a57602060056107d460043561396e565b3461025a57604036600319011261025a5760043561132461301c565b60ff5f5c1661033b57600160ff195f5c16175f5d6113418261396e565b805460ff8160a01c16600a81101561047057600614908115916113ee575b5061044757828161137f84836103d26103c1836103319a61030a996139b4565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3613152565b60ff915060a81c16600481101561047057600314158461135f565b3461025a57602036600319011261025a575f6102e060405161142a8161315f565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526114cd60043561396e565b805460ff8160a01c169060ff8160a81c1692600181015490600781015494600282015495600383015492600481015460058201549060086006840154930154956040519961151a8b61315f565b6001600160a01b038a168b52600a8110156104705760208b01526004861015610470576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261166e602082015160208501906130d8565b611680604082015160408501906130e5565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57602036600319011261025a576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361188f575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461025a576118ac3661309e565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361188f57815f52600160205260405f20906118f5826146ca565b1561044757611978937f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b03610b23602094875f526002865260405f2060018060a01b0386165f5286526119ef60405f209461195886826137ca565b60098101548386169b6119a491611983916001600160c01b03918f6133bc565b16885460401c6133cf565b87546001600160401b031660409190911b67ffffffffffffffff1916178755565b600b01546001600160c01b03906119bb908c6133bc565b166119ce6001870191825460401c6133cf565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b82845416613132565b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a5761010036600319011261025a57600435611a59613048565b6084356001600160401b03811161025a57611a78903690600401613071565b9060ff5f5c1661033b57600160ff195f5c16175f5d60ff6001611a9a8661396e565b015460e01c1615610d3a57611ab7926064359060443590866144fd565b6040516308ef6fa360e21b81526004810182905260a435602482015260c435604482015260e4356064820152906020826084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1908115610d20575f91611b2f575b610331925061420f565b90506020823d602011611b5d575b81611b4a602093836131ab565b8101031261025a57610331915190611b25565b3d9150611b3d565b3461025a57604036600319011261025a57600435611b81613048565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361188f575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206156725f395f51905f529160059190611c5990805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206156725f395f51905f526020820152a2005b3461025a57611c933661309e565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b5757815f52600260205260405f2060018060a01b0384165f52602052600160405f2001926001600160401b03845416906001600160401b03831694828611610b48576001600160401b03610b237f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f079956020956130f2565b3461025a5760c036600319011261025a57600435611d5761305e565b6044356001600160401b03811680910361025a57611d73613032565b6084359160a4356001600160401b03811161025a57611d96903690600401613071565b91909460ff5f5c1661033b57600160ff195f5c16175f5d611db687613c55565b60ff815460a01c16600a81101590816104705760038114159182612199575b82612187575b50506104475760088101908154948560d01c90818603612178576001830196875463ffffffff80600a818460801c160498169716871090811561215f575b5061215057600a860263ffffffff81169081036106015760040163ffffffff811161060157611e4f6001600160401b0391613b06565b1698894210612141578c5f52600460205260405f20875f5260205260ff60405f205416612132576001600160401b03169889108015612129575b61211a575f8a1280156121135760018b016001811280158316908315161761060157600160ff1b14610601578a5f03805f1981011161060157915b829c83158015612105575b6120f6578e94611f3c918a8f8f908e916040519260208401947f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc86528c60408601526060850152608084015260a083015260c082015260c08152611f3460e0826131ab565b519020614447565b946001600160d01b031990611f5090613373565b60d01b169060018060d01b0316178655825f52600460205260405f20875f5260205260405f20600160ff198254161790555f1461205557505082546001600160a01b039081168a821601919082116106015760ff978b946001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49660a096600180891b03166001600160601b03881b8554161784555b01541690600180861b039054169160405198895260208901528a604089015260608801526080870152600180831b031694a45460e01c16908161204b575b5061203b5760ff195f5c165f5d005b6120449161420f565b8080610331565b5f9150138361202c565b612078600685939694959c9b9a9c01546001600160801b038160801c911661338f565b60078301916120926001600160801b03845416809361338f565b8091116120ee575b50926001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf496948d9e948360ff9e9f60a099826120e092169061339c565b168419825416179055611fee565b9a508d61209a565b6375cf385f60e01b5f5260045ffd5b50600160801b841015611ecf565b8a91611ec4565b631059752760e31b5f5260045ffd5b50428911611e89565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c16041686118d611e19565b6311fa514960e31b5f5260045ffd5b90915061047057600514158980611ddb565b50600481141591505f611dd5565b3461025a5760c036600319011261025a576121c061305e565b6084359060ff8216820361025a5760a43560ff8116810361025a576020926102bc9260643590604435906004356132f3565b3461025a57604036600319011261025a5760206102bc61221061301c565b600435613204565b3461025a575f36600319011261025a5760205f54604051908152f35b3461025a57604036600319011261025a5761224d61301c565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b3461025a5761028036600319011261025a5761229e61305e565b61010036604319011261025a57366102041161025a576102043560ff8116810361025a57610224359160ff8316830361025a57610244356001600160401b03811161025a576122f1903690600401613071565b9093610264356001600160401b03811161025a57612313903690600401613071565b909460ff5f5c1661033b57600160ff195f5c16175f5d612334600435613c55565b9384549660ff8860a01c16600a8110156104705760038114159081612bc8575b5061044757600260ff8416141580612bba575b612bab57600160ff861611612b9c57600160ff86161480988199612b8b575b50612b7c5760018601549360ff8560e01c16612b67575b6123a78888614e7f565b6001600160401b036123b889613b06565b1642108015612b46575b610d2b5760038701546101443503612b37576001600160401b038560401c166101643503612b375760058701546101a43503612b28576101c435151580612afc575b15612aee57600160801b6101e4351015612adf5761242a9161018435896004358a613c74565b61244a818961244587866101c4356101a4358d6004356132f3565b61517c565b989015612ad05760ff8316600203612a525760405163770d6bc160e01b81526001600160a01b038a81166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d20575f91612a33575b505b6001600160a01b038a1615908115612a2a575b50612a1b576040805163f398789b60e01b8152906044600483013760845f604483015b60028210612a0557505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d20575f916129d6575b50156129c757604051916040604484376084995f604085015b600282106129b0575050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c060ff9a9998013760c06101446101008701376101e06101c086015260018060a01b031693806125dc63ffffffff8d1695600435956101e08401916131e4565b0390a482604051916101a43583526101c435602084015216604082015282841660608201526001600160401b038260401c1660808201526101843560a08201526101e43560c082015263ffffffff8616907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a360e01c161561280d575060018101546040805163df63f61160e01b8152600480359082015263ffffffff8516602482015291811c6001600160401b03166044830152909290836064815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610d20575f935f916127e8575b506127329061272d60078501956001600160801b0387541690806101e435115f146127d3576001600160801b0361272461271a61095d936101e43561338f565b886004358b613f09565b98541688613152565b613152565b935b156127c457600160ff835460b81c16019160ff83116106015761279e60019260ff945b83546101c4356004860181905560058601556001600160e01b031960e084901b1691871660b890811b9088901b19909116176001600160e01b0316178355600435836140b4565b015460e01c16156127b557610331916004356142eb565b6127bf91506141ac565b610331565b60ff9161279e6001925f612757565b5061095d6001600160801b036127245f61271a565b6127329450612806915060403d604011610d1957610d0981836131ab565b90936126da565b6008820180545f926101e4359290916001600160a01b03169081612958575b50506001600160801b036007850154169161285c8361095d60068801546001600160801b038160801c911661338f565b8082101561295157505b5f5f916128738186613152565b9360ff8591161580612937575b6128f9575b506001600160801b03808516166001600160801b0319600789015416176007880155604051948552602085015260408401526060830152608082015263ffffffff8416907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3915f93612734565b9392509450509261290f5f928760043588615020565b60018701549092906129319060401c6001600160401b03168460098a016150db565b89612885565b5060ff885460a01c16600a81101561047057600314612880565b9050612866565b6129a2929350816101e435105f146129aa576101e435915b6001600160a01b0390819061298690859061338f565b16166001600160601b0360a01b8254161790556101e43561338f565b90868061282c565b81612970565b604080828f829060019537019d019101909b612567565b639bdd3e1360e01b5f5260045ffd5b6129f8915060203d6020116129fe575b6129f081836131ab565b8101906131cc565b8a61254e565b503d6129e6565b60408082818660019537019301910190916124ed565b63034d174960e31b5f5260045ffd5b9050158a6124ca565b612a4c915060203d6020116129fe576129f081836131ab565b8a6124b5565b6040516324d6264f60e21b81526001600160a01b038a81166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d20575f91612ab1575b506124b7565b612aca915060203d6020116129fe576129f081836131ab565b8a612aab565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612404565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b506001600160401b03612b5e610f90610f908b613b06565b164210156123c2565b600360ff851603610a475760ff86161561239d575b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612386565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff84161415612367565b6004915014158a612354565b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57602036600319011261025a5760043563ffffffff8116810361025a57612c4281613a76565b1561215057806001600160401b03612c5b606093613b06565b9181612c75610f90610f90612c6f87613112565b94613b06565b918160405195168552166020840152166040820152f35b3461025a575f36600319011261025a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461025a57604036600319011261025a57600435612cec61301c565b60ff5f5c1661033b5761030a8161033193600160ff195f5c16175f5d612d118161399a565b6139b4565b3461025a57602036600319011261025a5760206001600160401b036001612d3e60043561396e565b015460401c16604051908152f35b3461025a57604036600319011261025a57600435602435600781101561025a577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361188f575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b3461025a57608036600319011261025a57600435612e0461301c565b6044356001600160a01b038116929083900361025a57612e22613032565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b57575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015612fc5575b610b4857612ef46001600160401b0391612eaf86866137ca565b612eb984866137ca565b82612ec782828954166130f2565b1683198754161786556001860183612ee283828454166130f2565b16841982541617905582845416613132565b166001600160401b03198254161790556001600160401b0382541615612f4f575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610470577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb593602093600603612fb057600e612f9d612fa7926138f6565b9201918254613152565b90555b91612f15565b600d612f9d612fbe926138ba565b9055612faa565b506001600160401b036001850154168711612e95565b3461025a575f36600319011261025a577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361025a57565b606435906001600160401b038216820361025a57565b602435906001600160401b038216820361025a57565b6024359063ffffffff8216820361025a57565b9181601f8401121561025a578235916001600160401b03831161025a576020838186019501011161025a57565b606090600319011261025a57600435906024356001600160a01b038116810361025a57906044356001600160401b038116810361025a5790565b90600a8210156104705752565b9060048210156104705752565b906001600160401b03809116911603906001600160401b03821161060157565b6001600160401b03623b5380911601906001600160401b03821161060157565b906001600160401b03809116911601906001600160401b03821161060157565b9190820180921161060157565b61030081019081106001600160401b0382111761317b57604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761317b57604052565b90601f801991011681019081106001600160401b0382111761317b57604052565b9081602091031261025a5751801515810361025a5790565b908060209392818452848401375f828201840152601f01601f1916010190565b9061320e8261396e565b915f52600260205260405f209060018060a01b03165f5260205260405f20908154906132526001600160401b0383169260028501549060401c9084600985016143c0565b92909361327260016003830154920154918260401c9084600b87016143c0565b9160ff855460a01c16600a81101561047057600614908115916132ea575b81156132d7575b506132c9576103cc93929161272d6132b56132c0936132c699613152565b96600e860154613152565b916143eb565b90565b93505050506132c691613152565b6001600160401b0391501615155f613297565b84159150613290565b929460ff809293956132c6976133076136e7565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261336a610100826131ab565b5190209061441c565b65ffffffffffff60019116019065ffffffffffff821161060157565b9190820391821161060157565b906001600160801b03809116911601906001600160801b03821161060157565b8181029291811591840414171561060157565b6001600160c01b03918216908216019190821161060157565b919082604091031261025a576020825192015190565b6134078161396e565b805460ff5f9160a01c16600a8110158061047057600382141580613604575b81816135f3575b506104475760068401546001600160801b0381169060801c1461357457613560576005036135515760078201546001600160801b0381166135425760801c64ffffffffff166276a700016001600160401b03811161352e576001600160401b0316421061351f5760018201805463ffffffff60c01b19169055600a820154600c8301546134be9161057c9190613152565b908061350b5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c8201546135ac916135a19190613152565b600d83015490613152565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506104705760058214158161342d565b50505f6004821415613426565b61361a8161396e565b61362383613a76565b159081156136c9575b81156136ac575b50612150575f52600360205260405f2063ffffffff82165f5260205260ff60405f20541690600682101561047057816136a8576136709150613b06565b6001600160401b03811642106136a3576136916001600160401b0391613112565b1642101561369e57600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f613633565b905063ffffffff600182015460801c1663ffffffff8416109061362c565b467f000000000000000000000000000000000000000000000000000000000000000003613732577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526137c460c0826131ab565b51902090565b9080546001600160401b038116906009840190613832613811835492600287019361380761380160018060c01b039287549061338f565b886133bc565b169060401c6133cf565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b85019081549261386b600387019461385861380160018060c01b039288549061338f565b166119ce6001890191825460401c6133cf565b5490555490556138b65760ff825460a01c16600a8110156104705760060361389a5761389791506138f6565b50565b600d6138a86138b2926138ba565b920191825461338f565b9055565b5050565b6132c690670de0b6b3a7640000600181835460401c0692015460401c0690613152565b6001600160c01b03918216908216039190821161060157565b9061396c6001613905846138ba565b9361394a613929825460401c848060c01b03670de0b6b3a7640000820616906138dd565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b016119ce815460401c60018060c01b03670de0b6b3a7640000820616906138dd565b565b5f52600160205260405f209060018060a01b038254161561398b57565b639999974760e01b5f5260045ffd5b6139a39061396e565b906139ad826146ca565b1561044757565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998613a47949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490613a20600285019283546001600160401b038260401c9216846143c0565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039094169390819081015b0390a3565b63ffffffff1663ffffffff600a808306920491169060018210159182613aca575b5081613ab7575b81613aa7575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613a9e565b6004101591505f613a97565b63ffffffff60019116019063ffffffff821161060157565b63ffffffff60079116019063ffffffff821161060157565b63ffffffff1663ffffffff600a80830692049116600481145f14613c2f5750613b3363ffffffff91613ad6565b1663ffffffff806001925b919092169160028311911681613c29575f19810190811161060157915b61019080840493069115613c1857600219810190811161060157905b8160990291609983040361060157600282018092116106015761016d810281810461016d148215171561060157613bc79260646005613bbd61272d948660021c90613152565b920493049061338f565b62023ab182029180830462023ab1149015171561060157613be791613152565b620afa6b1981019081116106015762015180810290808204620151801490151715610601576001600160401b031690565b600981018091116106015790613b77565b91613b5b565b60030263ffffffff81169081036106015763ffffffff613c4f8192613ad6565b92613b3e565b613c5e9061396e565b80549091906001600160a01b0316330361098957565b93919392909260ff600182015460e01c16613eef575460408051622385a760e11b815260c09290921c63ffffffff166004830152909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d20575f925f91613e9d575b506001600160401b036203f4809116016001600160401b038111610601576001600160401b0316421115613e62578515613e5357613d7786846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152611f3460a0826131ab565b9181158015613e45575b8015613e37575b613e195780821115613e2857613d9e818361338f565b6127108102908082046127101490151715610601576107d08202918083046107d014901517156106015711613e1957613e147fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b03169760408401916131e4565b0390a4565b63255041fb60e21b5f5260045ffd5b613e32828261338f565b613d9e565b50600160501b811015613d88565b50600160501b821015613d81565b63436a887760e01b5f5260045ffd5b935093915050613e8e5781158015613e80575b613e195703612b3757565b50600160501b821015613e75565b6302e6bdf760e41b5f5260045ffd5b9250506040823d604011613ee7575b81613eb9604093836131ab565b8101031261025a5760208251920151916001600160401b038316830361025a57916001600160401b03613cea565b3d9150613eac565b509392505050613e8e57670de0b6b3a764000003612b3757565b9392915f946008810160018060a01b038154169081614067575b5050600781016001600160801b0381541694613f548661095d60068601546001600160801b038160801c911661338f565b8082101561406057505b5f905f92613f6c8289613152565b94859060ff815460a01c16600a81101561047057600314613fee575b505080546001600160801b0319166001600160801b0386161790556040805197885260208801919091528601526060850152608084015263ffffffff16917f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79060a090a3565b919a509163ffffffff94507f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79693506140529060a0969b6140325f95878c87615020565b93909484959460096001600160401b03600184015460401c1692016150db565b929550929581949750613f88565b9050613f5e565b91946140a692828210156140ae5781925b6001600160a01b0390819061408e90869061338f565b16166001600160601b0360a01b82541617905561338f565b925f80613f23565b82614078565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff8216149081614194575b600185019363ffffffff855460a01c16145f1461417c575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061396c945091925090156110f8576110d890613aee565b5f5160206156725f395f51905f5260058601556140fa565b806141b45750565b61396c90604051906323b872dd60e01b60208301523360248301523060448301526064820152606481526141e96084826131ab565b7f0000000000000000000000000000000000000000000000000000000000000000615588565b5f9190811580806142e3575b6142dd577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561025a575f91606483926040519485938492630a4a6abd60e11b845260048401528960248401528160448401525af18015610d20576142c8575b50614293836141ac565b1561429d57505050565b61396c92507f0000000000000000000000000000000000000000000000000000000000000000615132565b6142d59194505f906131ab565b5f925f614289565b50505050565b50600161421b565b9080158061439a575b614395577f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b03831690813b1561025a575f91606483926040519485938492630a4a6abd60e11b845260048401528760248401528960448401525af18015610d2057614385575b5061436c816141ac565b82811161437857505050565b61396c9261030a9161338f565b5f61438f916131ab565b5f614362565b505050565b5082156142f4565b81156143ac570490565b634e487b7160e01b5f52601260045260245ffd5b906143d36143d9949361272d935461338f565b906133bc565b90670de0b6b3a7640000808304920690565b6001600160401b03600161440b61441894670de0b6b3a7640000966133bc565b92015460401c16906143a2565b0490565b9060405190602082019261190160f01b845260228301526042820152604281526137c46062826131ab565b9061244561445d93926144586136e7565b61441c565b80929115612ad0576001600160a01b0316801590811561447f575b50612a1b57565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d20575f916144de575b50155f614478565b6144f7915060203d6020116129fe576129f081836131ab565b5f6144d6565b9361450785613c55565b9060ff825460a01c16600a81101561047057600381141590816146be575b506104475760088201928354956001600160401b0365ffffffffffff8860a01c169216948286036121785786151580614695575b15612aee57600160801b821015612adf57600685019061458b825460801c6001600160801b0360078901541690613152565b8310614686576003613a719689927f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b6146148f8f8b908e6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152611f3460c0826131ab565b9765ffffffffffff60a01b9061462990613373565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b03169660808401916131e4565b6309d157b360e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018710614559565b6004915014155f614525565b60ff905460a01c16600a81101590816104705760038114918215614731575b8215614720575b821561470f575b821561470257505090565b9091506104705760081490565b8092506104705760068114916146f7565b8092506104705760058114916146f0565b506004811491505f6146e9565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206147d59594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b03865416906147ae600388019260018454990198895460401c91846143c0565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416610b485780546001600160401b0381169485156148ef576148569061484c600e89019384549060401c90613152565b9060401c90613152565b9061486b826001600160401b038816896143eb565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156106015761489c6001936148dd9561338f565b9055016148b6866001600160401b03835460401c166130f2565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b3563ffffffff8116810361025a5790565b356001600160401b038116810361025a5790565b604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d20575f91614e60575b5015614e5257602435908115614e435760443580151580614e1a575b15612aee5761499e6004615298565b15614e0b576004356040516020810190338252826040820152604081526149c66060826131ab565b5190205f81815260016020526040902080549195916001600160a01b0316614dfc57805460ff60a01b1933166001600160a81b031990911617600160a01b1781556084359360ff85169384860361025a57825460ff60b01b191660b087901b60ff60b01b161783556064359563ffffffff87169081880361025a57845463ffffffff60c01b191660c089901b63ffffffff60c01b1617855560a435906001600160401b0382169788830361025a576001870191896001600160401b0319845416178355610184359463ffffffff86169b8c870361025a5784549a6101a4359a63ffffffff8c1696878d0361025a5760069d8d63ffffffff60a01b9060a01b169063ffffffff60801b8c60801b16906001600160401b0360801b1916171790558160028201558a60038201556001600160801b0380610164359e8f93019216166001600160801b031982541617905560405198895260208901528860408901525060608701525060808501528760a085015260c435908160c086015260e435946001600160401b0386169081870361025a578160e0820152610104359283610100830152610124359963ffffffff8b169d8e8c0361025a578e610120850152610144359861ffff8a169d8e8b0361025a578e61014087015261016086015250610180840152506101a08201526101c435946001600160401b0386169586810361025a578f98876101c08501526101e435926001600160401b038416998a850361025a578a6101e087015261020435956001600160401b0387169c8d880361025a578d6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169e905f9061014090614c728161318f565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015201525050505050505060405199614cc38b61318f565b338b5260208b019b8c5260408b01998a5260608b0190815260808b019182526001600160801b0360a08c01931683526001600160601b0360c08c019416845260e08b019485526101008b019586526101208b019687526101408b01978852883b1561025a578d996040519c8d9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f18015610d2057614df25750565b5f61396c916131ab565b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001811061498f565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b614e79915060203d6020116129fe576129f081836131ab565b5f614973565b614e8882613a76565b158015614ede575b8015614ec2575b6121505763ffffffff60018192015460c01c16911603614eb357565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614e97565b5063ffffffff600182015460801c1663ffffffff831610614e90565b6001015460e01c60ff16614f12575061396c906141ac565b81614f1b575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561025a5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015610d2057614df25750565b9290606483028381046064148415171561060157612710900493614fa1858561338f565b9360068201906001600160801b03825491614fc382801992168460801c61339c565b60801b16911617905584614fd5575050565b5f90614fe2868354613152565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b939190936064840284810460641485151715610601576127109004948591615048838761338f565b9560068201906001600160801b0382549161506a82801992168460801c61339c565b60801b1691161790558261507e5750505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916150ad5f958654613152565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806142dd565b919091821561439557670de0b6b3a76400008302928304670de0b6b3a764000003610601576151106001820193845490613152565b9061512561511e84846143a2565b8254613152565b905581156143ac57069055565b8261513c57505050565b60405163a9059cbb60e01b60208201526001600160a01b03909216602483015260448083019390935291815261396c916151776064836131ab565b615588565b60418303615280578260201161025a578135918360401161025a576020810135936040101561526c576040013560f81c9082158015615250575b8015615248575b801561521f575b8015615208575b6151fe576020935f93608093604051938452868401526040830152606082015282805260015afa15610d20575f51600191565b505050505f905f90565b50601b82141580156151cb5750601c8214156151cb565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116151c4565b5083156151bd565b5070014551231950b75fc4402da1732fc9bebe198310156151b6565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b3561ffff8116810361025a5790565b6060810163ffffffff6152aa826148fb565b161590811561556d575b50801561554f575b6136a35760a081016001600160401b036152d58261490c565b1615801561552d575b6154725760e08201906001600160401b036152f88361490c565b161591821561550a575b50506136a35760c081013580159081156154fb575b506136a357600160801b610100820135108015906154ee575b80156154db575b6136a357610140810161ffff61534c82615289565b16159081156154c2575b506136a357610180810161537161536c826148fb565b613a76565b1580156154ab575b615472576101a0820161538b816148fb565b63ffffffff8061539a856148fb565b169116106154a4576153ae6153b3916148fb565b615620565b63ffffffff806153c56153ae856148fb565b1691160363ffffffff81116106015763ffffffff605091161015615472576101c082016153f18161490c565b6001600160401b034291161190811591615478575b50615472576102008201916001600160401b03806154306101e06154298761490c565b940161490c565b16911611918261543f57505090565b6001600160401b0391925061546b610f90610f90615466615460869561490c565b966148fb565b613b06565b1691161090565b50505f90565b90506001600160401b03806154996154936101e0870161490c565b9361490c565b16911611155f615406565b5050505f90565b506154bc61536c6101a084016148fb565b15615379565b61271091506154d361ffff91615289565b16115f615356565b50600160801b6101608201351015615337565b5061016081013515615330565b600160601b111590505f615317565b6001600160401b03919250615522615493839261490c565b169116115f80615302565b5066010000000000006001600160401b036155478361490c565b1610156152de565b50608081013560ff8116810361025a5760ff816001925016116152bc565b6103e7915061558063ffffffff916148fb565b16115f6152b4565b81516001600160a01b03909116915f91829160200182855af13d15615618573d906001600160401b03821161317b57604051916155cf601f8201601f1916602001846131ab565b82523d5f602084013e5b156155f0578051806155ff5750503b155b6155f057565b631fa55c0760e11b5f5260045ffd5b61561292506020809183010191016131cc565b156155ea565b6060906155d9565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361060157600a63ffffffff9106160163ffffffff81116106015763ffffffff5f1991160163ffffffff8111610601579056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
