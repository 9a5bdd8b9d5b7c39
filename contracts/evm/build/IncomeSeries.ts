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
    "name": "NOT_ROUTER",
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
    "name": "onRouted",
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

export const bytecode: `0x${string}` = '0x6101e0806040523461029f5761012081615b49803803809161002182856102a3565b83398101031261029f578051906001600160a01b038216820361029f5760208101516001600160a01b038116810361029f5760408201516001600160a01b038116810361029f5760608301516001600160a01b038116810361029f576080840151906001600160a01b038216820361029f5761009f60a086016102da565b926100ac60c087016102da565b946100c66101006100bf60e08a016102da565b98016102da565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102a3565b5190206101a052466101c05260405161585a90816102ef823960805181818161168c01528181611e00015281816122d101528181612d820152818161322001528181613bf601528181613e700152614cc8015260a05181818161085e015281816119970152818161231601528181612412015281816134ff0152613ce2015260c0518181816123c50152614859015260e051818181612e13015261337a01526101005181818161023801526145fa0152610120518181816107210152610819015261014051818181611162015261379001526101605181818161028001528181610e8601528181612a2201526153f6015261018051818181610cc7015281816125250152818161343201526135b601526101a0518161425701526101c051816142310152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102c657604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361029f5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d500581461377e5750806304d66fed146135795780631ea2848e146134dd5780631f588016146134a7578063221220eb146134615780632713f36e1461341d57806327fc0c98146133a95780632b7ac3f3146133655780632c196cd014612b815780632d7c0b9414612b3157806338e803b714612a0f5780633f067b20146129f35780634499f5b3146129cd578063465cf75414612987578063553dd8d91461256b5780635f3825a21461251457806362b92562146123f457806370edffc3146123b057806371949af91461239757806376bf8436146123005780637b103999146122bc57806381f7795914611f0257806384baee7a14611d835780638932454814611c695780638ba923ce14611c495780638ceeba361461164a578063906f6b08146115fc578063979f2054146113235780639a05ba311461113d5780639be5be9914610dc8578063a0befafe14610cb4578063ac522c5c14610a1c578063ad44b79f146109e5578063af3260711461088d578063b361e19814610848578063c415b95c14610803578063c60c403a146107b2578063c869cb0614610788578063c8796572146106f2578063cb3fb85b146106d2578063d22ce90b14610684578063df8a9e211461048c578063dfc58e811461033b578063eae1160b146102d2578063f698da25146102af578063f887ea401461026a5763fc0c546a14610223575f80fd5b346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461026757806003193601126102675760206102ca61422e565b604051908152f35b5034610267576040366003190112610267576004356102ef6137bf565b9060ff835c1661032c579061031b8161032193600160ff19875c1617865d610316816144df565b614e09565b906145b4565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b5034610267576040366003190112610267576004356103586137bf565b9060ff835c1661032c57825c60ff1916600117835d610376816144b3565b805460ff8160a01c16600a811015610478576006149081159161044a575b5061043b5781816103cc85836103c66103b5836103219a9961031b996144f9565b6103c0848488614e09565b90613905565b93614eb6565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3613905565b633e109d2960e11b8452600484fd5b60ff915060a81c166004811015610464576003145f610394565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102675760203660031901126102675760043560ff825c1661067557815c60ff1916600117825d6104be816147fd565b60ff815460a01c16600a81101590816104645760038114159182610667575b82610641575b50506106325761050460068201546001600160801b038160801c9116613b47565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610546858386615460565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c830154610590916105859190613905565b600d84015490613905565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561061e57906105bb91613905565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103219652a2614b8f565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061065357600514155f806104e3565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104dd565b632991011b60e11b8252600482fd5b5034610267576040366003190112610267576106a96106a1613801565b600435614158565b6040519060068110156106be57602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610267576020366003190112610267576106ef600435613f45565b80f35b503461026757806003193601126102675760ff815c1661077957805c60ff1916600117815d61032181548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a26145b4565b632991011b60e11b8152600490fd5b503461026757602036600319011261026757602060046107a881356144b3565b0154604051908152f35b50346102675760403660031901126102675760406107ce6137bf565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b50346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102675760403660031901126102675760243590600435815c60ff1661067557815c60ff1916600117825d82906108c5816144b3565b6001810160ff815460e01c1615806109d1575b6109c25760ff825460a01c16600a811015610478576005036109b3576103219495600783016001600160801b038154168092116109a9575b84926001600160401b0361098c88856080956001600160801b0380610956857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613b47565b16166001600160801b0319825416179055610987610975838a8c615460565b9590965460401c1685600b8c016155bf565b613b47565b9060405192898452602084015260408301526060820152a26153d3565b9094508490610910565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b03163314156108d8565b50346102675760203660031901126102675760ff6040602092600435815260018452205460a01c16610a1a604051809261388b565bf35b50346102675760a036600319011261026757600435610a396137eb565b906044356064356084356001600160401b038111610cb057610a5f903690600401613824565b94610a69856147fd565b9260ff845460a01c16600a811015610c9c5760038114159081610c90575b50610c815760ff600185015460e01c16610c6f5760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610c605787151580610c37575b15610c2957600160801b841015610c1a576006820192610afc845460801c6001600160801b0360078601541690613905565b8510610c0b57976003879593610c059795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b938f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b8b60c08261395e565b519020614c71565b9765ffffffffffff60a01b90610ba890613b2b565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613997565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610aca565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a87565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461026757610cc336613851565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610db95781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610d3a8184541680976138a5565b16946001600160401b038216958611610daa57916001600160401b03610d847f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95936020956138e5565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461026757604036600319011261026757600435610de5613801565b60ff835c1661032c57825c60ff1916600117835d610e02826144b3565b9160ff835460a01c16600a8110156104645760038114159081611131575b5061043b57600183019260ff845460e01c161561112257610e418382615358565b6001600160401b03610e52846146ae565b16421061111357604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af194851561110857879088966110c9575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b03825416918261107d575b50505060078401966001600160801b0388541691610f538361098760068901546001600160801b038160801c9116613b47565b8082101561107657505b89908a99610f6b8286613905565b93849060ff8a5460a01c16600a8110156110625760031461101a575b505093836103219b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a0946110159a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383614a97565b6153d3565b9796959a509a509091508792988b9a6110359087868b615503565b809c91985460401c6001600160401b031660098b0191611054926155bf565b935f97939291959697610f87565b634e487b7160e01b8f52602160045260248ffd5b9050610f5d565b6110bb9350828210156110c35781925b6001600160a01b039081906110a3908690613b47565b16166001600160601b0360a01b825416179055613b47565b5f8080610f20565b8261108d565b9550506040853d604011611100575b816110e56040938361395e565b810103126110fc5784516020909501519484610ec0565b8680fd5b3d91506110d8565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610e20565b503461026757604036600319011261026757600435602435600a811090811561131f577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361131057611199836144b3565b805460a01c60ff16926004830361124c57600a841015610478576003840361123d5760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b156104645791611239604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b191617905561122f8451809461388b565b602083019061388b565ba280f35b633e109d2960e11b8652600486fd5b6003830361128c57600a841015610478576004840361123d5760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790556111de565b6008830361123d57600a841015806112fc57600385141590816112ef575b816112de575b5061123d576007820180546001600160801b031916905560018201805463ffffffff60c01b191690556111de565b90506104785760058414155f6112b0565b50506004841415866112aa565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b503461026757604036600319011261026757600435611340613801565b611349826144b3565b9060ff825460a01c1690600a8210159081610478576003831415806115ee575b61123d57600184019160ff835460e01c166115dc576113888286615358565b6001600160401b036113a461139f61139f856146ae565b6138c5565b16938442106115cd5760078601948554918164ffffffffff8460a81c16109384611599575b50505050805f146115685763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b156115615760055b85875260036020526040872063ffffffff83165f5260205260405f2090600681101561154d5760ff8019835416911617905563ffffffff8116600a8106600463ffffffff8216149182611535575b845460a01c63ffffffff16036114cf575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106ef9550919350915015611508576114e890614696565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6115119061467e565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f51602061583a5f395f51905f526005880155611457565b634e487b7160e01b88526021600452602488fd5b6004611409565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a3611401565b9091929350610c9c576004149182156115b8575b50505f8080806113c9565b60d01c64ffffffffff16101590505f806115ad565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b508591506004831415611369565b50346102675760403660031901126102675760406116186137bf565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611b9557610220366003190112611b955760ff5f5c16611c3a57600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b8a575f91611c0b575b5015611bfd576024358015611bee576044359182151580611bc5575b15611bb7576116ed614fc6565b15611ba85760043560405160208101903382528260408201526040815261171560608261395e565b5190205f8181526001602052604090208054919490916001600160a01b0316611b9957815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff81168103611b9557825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff871693848803611b9557835463ffffffff60c01b191660c089901b63ffffffff60c01b161784556117b4613f2f565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a8803611b95578554926101a4359663ffffffff881694858903611b955763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff61187a613814565b16608083015260a4356001600160401b038116809103611b955760a083015260c43560c083015260e435956001600160401b03871696878103611b95578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611b95578d610120880152610144359461ffff86169a8b8703611b95578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b03841692838503611b9557836101c08701526101e4356001600160401b03811695868203611b9557866101e089015261020435926001600160401b03841698898503611b95578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f90610140906119d081613942565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015201525050611a17613f2f565b945050505060405198611a298a613942565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611b95578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f1928315611b8a57602093611b77575b50805c60ff1916905d604051908152f35b611b8391505f9061395e565b5f5f611b66565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183106116e0565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611c2d915060203d602011611c33575b611c25818361395e565b81019061397f565b5f6116c4565b503d611c1b565b632991011b60e11b5f5260045ffd5b34611b95576020366003190112611b9557602060056107a86004356144b3565b34611b95576040366003190112611b9557600435611c856137bf565b60ff5f5c16611c3a57600160ff195f5c16175f5d611ca2826144b3565b805460ff8160a01c16600a81101561060a5760061490811591611d68575b50611d59578281611ce084836103c66103b583611d4f9a61031b996144f9565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3613905565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561060a576003141584611cc0565b34611b95576040366003190112611b9557600435611d9f6137bf565b90805f52600260205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015611ef35760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b8a575f91611ed4575b5015611ec55760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03611e8183828454166138a5565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b611eed915060203d602011611c3357611c25818361395e565b86611e30565b6399f2614f60e01b5f5260045ffd5b34611b95576020366003190112611b95575f6102e0604051611f2381613912565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611fc66004356144b3565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996120138b613912565b6001600160a01b038a168b52600a81101561060a5760208b0152600486101561060a576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b0381511683526121676020820151602085019061388b565b61217960408201516040850190613898565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611b95575f366003190112611b95576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b95576020366003190112611b95576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612388575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34611b95576123ae6123a836613851565b91613cde565b005b34611b95575f366003190112611b95576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b95576040366003190112611b95576004356124106137eb565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612388575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f51602061583a5f395f51905f5291600591906124e890805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f51602061583a5f395f51905f526020820152a2005b34611b955761252236613851565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361255c576123ae92613b74565b63c72484ad60e01b5f5260045ffd5b34611b955760c0366003190112611b9557600435612587613801565b604435916001600160401b038316809303611b95576125a46137d5565b60843560a4356001600160401b038111611b95576125c6903690600401613824565b90926125d1856147fd565b9360ff855460a01c16600a811015908161060a5760038114159182612979575b82612967575b5050611d595760018501549260ff8460e01c1661295857600886019182548060d01c95868c036129495763ffffffff80600a818460801c16049c169b168b10908115612930575b5061292157600a8a0263ffffffff81169081036128325760040163ffffffff8111612832576126746001600160401b03916146ae565b169485421061291257895f52600460205260405f208b5f5260205260ff60405f205416612903576001600160401b031694851080156128fa575b6128eb575f87129182156128e457600188016001811280158516908515161761283257600160ff1b1461283257875f03805f1981011161283257935b841580156128d6575b6128c757612754918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b8b60e08261395e565b956001600160d01b03199061276890613b2b565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146128465781546001600160a01b039182169082160194908511612832576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a097836128b261288e60067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613b47565b82868601946128a1828754168094613b47565b808210156128c057505b1690613b54565b1684198254161790556127ff565b90506128ab565b6375cf385f60e01b5f5260045ffd5b50600160801b8510156126f3565b87936126ea565b631059752760e31b5f5260045ffd5b504285116126ae565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c61263e565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b90915061060a576005141589806125f7565b50600481141591505f6125f1565b34611b955760c0366003190112611b95576129a0613801565b6129a8613814565b9060a43560ff81168103611b95576020926102ca926064359060443590600435613aab565b34611b95576040366003190112611b955760206102ca6129eb6137bf565b6004356139b7565b34611b95575f366003190112611b955760205f54604051908152f35b34611b95576020366003190112611b95577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612b2257612a5b6004356144b3565b600181019081549060ff8260e01c166129585760ff815460a01c16600a81101561060a5760038114809281612ae8575b508215612aaa575b5050611d595760ff60e01b1916600160e01b179055005b9091505f60018314159283612ad9575b5082612aca575b50508380612a93565b90915061060a57158380612ac1565b6002141592505f905085612aba565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612b11575b509185612a8b565b60089150015460d01c151585612b09565b6320fac5fd60e21b5f5260045ffd5b34611b95576040366003190112611b9557612b4a6137bf565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b34611b9557610280366003190112611b9557612b9b613801565b610100366043190112611b95573661020411611b9557610204359060ff82168203611b9557610224359060ff82168203611b9557610244356001600160401b038111611b9557612bef903690600401613824565b9093610264356001600160401b038111611b9557612c11903690600401613824565b909260ff5f5c16611c3a57600160ff195f5c16175f5d612c326004356147fd565b9687549460ff8660a01c16600a81101561060a5760038114159081613359575b50611d5957600260ff861614158061334b575b61333c57600160ff89161161332d57600160ff8916148096819761331c575b5061330d5760018901549360ff8560e01c1661295857612ca4888b615358565b6001600160401b03612cb5896146ae565b16421080156132ec575b6132dd5760038a015461014435036132ce576001600160401b038560401c1661016435036132ce5760058a01546101a435036132bf576101c435151580613293575b15611bb757600160801b6101e435101561328457612d279161018435896004358d61482b565b612d478282612d428a886101c4356101a4358d600435613aab565b61561b565b9290156132755760ff85166002036131f75760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b8a575f916131d8575b505b6001600160a01b038416159081156131cf575b506131c0576040805163f398789b60e01b8152906044600483013760845f604483015b600282106131aa57505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b8a575f9161318b575b501561317c576040519260406044853760845f604086015b6002821061316657505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612ede63ffffffff8c1695600435956101e0840191613997565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b0316908161310e575b5050600786016001600160801b0381541692612fa08461098760068b01546001600160801b038160801c9116613b47565b8082101561310757505b5f905f92612fb88287613905565b9460ff86911615806130ed575b6130ac575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a31561309e57600160ff845460b81c16019060ff821161283257611d4f93613099925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590614a97565b614b8f565b61309990611d4f935f613052565b94925092509650956130c35f93876004358b615503565b9190926130e78394936001600160401b0360018d015460401c169060098d016155bf565b8a612fca565b5060ff8b5460a01c16600a81101561060a57600314612fc5565b9050612faa565b613158929350816101e435105f14613160576101e435915b6001600160a01b0390819061313c908590613b47565b16166001600160601b0360a01b8254161790556101e435613b47565b908680612f6f565b81613126565b6040808281866001953701930191019091612e63565b639bdd3e1360e01b5f5260045ffd5b6131a4915060203d602011611c3357611c25818361395e565b8a612e4b565b6040808281866001953701930191019091612dea565b63034d174960e31b5f5260045ffd5b9050158a612dc7565b6131f1915060203d602011611c3357611c25818361395e565b8a612db2565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b8a575f91613256575b50612db4565b61326f915060203d602011611c3357611c25818361395e565b8a613250565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612d01565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b0361330461139f61139f8b6146ae565b16421015612cbf565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612c84565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612c65565b6004915014158a612c52565b34611b95575f366003190112611b95576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b95576020366003190112611b955760043563ffffffff81168103611b95576133d38161461e565b1561292157806001600160401b036133ec6060936146ae565b918161340661139f61139f613400876138c5565b946146ae565b918160405195168552166020840152166040820152f35b34611b95575f366003190112611b95576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b95576040366003190112611b955760043561347d6137bf565b60ff5f5c16611c3a5761031b81611d4f93600160ff195f5c16175f5d6134a2816144df565b6144f9565b34611b95576020366003190112611b955760206001600160401b0360016134cf6004356144b3565b015460401c16604051908152f35b34611b95576040366003190112611b95576004356024356007811015611b95577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612388575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611b95576080366003190112611b95576004356135956137bf565b6044356001600160a01b0381169290839003611b95576135b36137d5565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361255c575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015613756575b611ef3576136856001600160401b03916136408686614311565b61364a8486614311565b8261365882828954166138a5565b168319875416178655600186018361367383828454166138a5565b168419825416179055828454166138e5565b166001600160401b03198254161790556001600160401b03825416156136e0575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561060a577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb59360209360060361374157600e61372e6137389261445e565b9201918254613905565b90555b916136a6565b600d61372e61374f92614422565b905561373b565b506001600160401b036137768160018701541682600488015416906138a5565b168711613626565b34611b95575f366003190112611b95577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b0382168203611b9557565b606435906001600160401b0382168203611b9557565b602435906001600160401b0382168203611b9557565b6024359063ffffffff82168203611b9557565b6084359060ff82168203611b9557565b9181601f84011215611b95578235916001600160401b038311611b955760208381860195010111611b9557565b6060906003190112611b9557600435906024356001600160a01b0381168103611b9557906044356001600160401b0381168103611b955790565b90600a82101561060a5752565b90600482101561060a5752565b906001600160401b03809116911603906001600160401b03821161283257565b6001600160401b03623b5380911601906001600160401b03821161283257565b906001600160401b03809116911601906001600160401b03821161283257565b9190820180921161283257565b61030081019081106001600160401b0382111761392e57604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761392e57604052565b90601f801991011681019081106001600160401b0382111761392e57604052565b90816020910312611b9557518015158103611b955790565b908060209392818452848401375f828201840152601f01601f1916010190565b906139c1826144b3565b915f52600260205260405f209060018060a01b03165f5260205260405f2090815490613a056001600160401b0383169260028501549060401c908460098501614bea565b929093613a2560016003830154920154918260401c9084600b8701614bea565b9160ff855460a01c16600a81101561060a5760061490811591613aa2575b8115613a8f575b50613a81576103c0939291613a73613a68613a7893613a7e99613905565b96600e860154613905565b613905565b91614c15565b90565b9350505050613a7e91613905565b6001600160401b0391501615155f613a4a565b84159150613a43565b929460ff80929395613a7e97613abf61422e565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613b226101008261395e565b51902090614c46565b65ffffffffffff60019116019065ffffffffffff821161283257565b9190820391821161283257565b906001600160801b03809116911601906001600160801b03821161283257565b90815f52600260205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613bb58184541682600489015416906138a5565b16926001600160401b038216938411611ef35760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b8a575f91613c93575b5015613c8157505091816001600160401b03613c687f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f079958260209654166138a5565b166001600160401b0319825416179055604051908152a3565b919492509250613c919450614d27565b565b613cac915060203d602011611c3357611c25818361395e565b5f613c26565b8181029291811591840414171561283257565b6001600160c01b03918216908216019190821161283257565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361238857825f52600160205260405f2092613d2684614d95565b15611d5957805f52600260205260405f2060018060a01b0383165f5260205260405f20613d538186614311565b60098501546001600160401b0385169590613dab90613d8a906001600160c01b0390613d7f908a613cb2565b16845460401c613cc5565b83546001600160401b031660409190911b67ffffffffffffffff1916178355565b600b01546001600160c01b0390613dc29087613cb2565b16613df9613dd86001840192835460401c613cc5565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b03613e0e86828554166138e5565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b8a575f91613f10575b50613f07577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa6020613c9198836001600160401b03613eeb8b828b9854166138e5565b166001600160401b0319825416179055604051908152a3614d27565b50505050505050565b613f29915060203d602011611c3357611c25818361395e565b5f613ea8565b60a4356001600160401b0381168103611b955790565b613f4e816144b3565b805460ff5f9160a01c16600a8110158061060a5760038214158061414b575b818161413a575b50611d595760068401546001600160801b0381169060801c146140bb576140a7576005036140985760078201546001600160801b0381166140895760801c64ffffffffff166276a700016001600160401b038111614075576001600160401b031642106140665760018201805463ffffffff60c01b19169055600a820154600c830154614005916105859190613905565b90806140525750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c8201546140f3916140e89190613905565b600d83015490613905565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b905061060a57600582141581613f74565b50505f6004821415613f6d565b614161816144b3565b61416a8361461e565b15908115614210575b81156141f3575b50612921575f52600360205260405f2063ffffffff82165f5260205260ff60405f20541690600682101561060a57816141ef576141b791506146ae565b6001600160401b03811642106141ea576141d86001600160401b03916138c5565b164210156141e557600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f61417a565b905063ffffffff600182015460801c1663ffffffff84161090614173565b467f000000000000000000000000000000000000000000000000000000000000000003614279577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261430b60c08261395e565b51902090565b9080546001600160401b038116906009840190614379614358835492600287019361434e61434860018060c01b0392875490613b47565b88613cb2565b169060401c613cc5565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b8501908154926143d3600387019461439f61434860018060c01b0392885490613b47565b166143b26001890191825460401c613cc5565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b54905554905561441e5760ff825460a01c16600a81101561060a57600603614402576143ff915061445e565b50565b600d61441061441a92614422565b9201918254613b47565b9055565b5050565b613a7e90670de0b6b3a7640000600181835460401c0692015460401c0690613905565b6001600160c01b03918216908216039190821161283257565b90613c91600161446d84614422565b93614491613dd8825460401c848060c01b03670de0b6b3a764000082061690614445565b016143b2815460401c60018060c01b03670de0b6b3a764000082061690614445565b5f52600160205260405f209060018060a01b03825416156144d057565b639999974760e01b5f5260045ffd5b6144e8906144b3565b906144f282614d95565b15611d5957565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d11699861458c949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490614565600285019283546001600160401b038260401c921684614bea565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b816145bd575050565b60405163a9059cbb60e01b60208201526001600160a01b039091166024820152604480820192909252908152613c91906145f860648261395e565b7f0000000000000000000000000000000000000000000000000000000000000000615779565b63ffffffff1663ffffffff600a808306920491169060018210159182614672575b508161465f575b8161464f575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614646565b6004101591505f61463f565b63ffffffff60019116019063ffffffff821161283257565b63ffffffff60079116019063ffffffff821161283257565b63ffffffff1663ffffffff600a80830692049116600481145f146147d757506146db63ffffffff9161467e565b1663ffffffff806001925b9190921691600283119116816147d1575f19810190811161283257915b610190808404930691156147c057600219810190811161283257905b8160990291609983040361283257600282018092116128325761016d810281810461016d14821517156128325761476f9260646005614765613a73948660021c90613905565b9204930490613b47565b62023ab182029180830462023ab114901517156128325761478f91613905565b620afa6b1981019081116128325762015180810290808204620151801490151715612832576001600160401b031690565b60098101809111612832579061471f565b91614703565b60030263ffffffff81169081036128325763ffffffff6147f7819261467e565b926146e6565b614806906144b3565b80549091906001600160a01b0316330361481c57565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611b8a575f925f91614a45575b506001600160401b036203f4809116016001600160401b038111612832576001600160401b0316421115614a0a5785156149fb5761491f86846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610b8b60a08261395e565b91811580156149ed575b80156149df575b6149c157808211156149d0576149468183613b47565b6127108102908082046127101490151715612832576107d08202918083046107d0149015171561283257116149c1576149bc7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613997565b0390a4565b63255041fb60e21b5f5260045ffd5b6149da8282613b47565b614946565b50600160501b811015614930565b50600160501b821015614929565b63436a887760e01b5f5260045ffd5b935093915050614a365781158015614a28575b6149c157036132ce57565b50600160501b821015614a1d565b6302e6bdf760e41b5f5260045ffd5b9250506040823d604011614a8f575b81614a616040938361395e565b81010312611b955760208251920151916001600160401b0383168303611b9557916001600160401b03614892565b3d9150614a54565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff8216149081614b77575b600185019363ffffffff855460a01c16145f14614b5f575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613c9194509192509015611508576114e890614696565b5f51602061583a5f395f51905f526005860155614add565b80614b975750565b613c9190604051906323b872dd60e01b60208301523360248301523060448301526064820152606481526145f860848261395e565b8115614bd6570490565b634e487b7160e01b5f52601260045260245ffd5b90614bfd614c039493613a739354613b47565b90613cb2565b90670de0b6b3a7640000808304920690565b6001600160401b036001614c35614c4294670de0b6b3a764000096613cb2565b92015460401c1690614bcc565b0490565b9060405190602082019261190160f01b8452602283015260428201526042815261430b60628261395e565b90612d42614c879392614c8261422e565b614c46565b80929115613275576001600160a01b03168015908115614ca9575b506131c057565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b8a575f91614d08575b50155f614ca2565b614d21915060203d602011611c3357611c25818361395e565b5f614d00565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614d6587828454166138e5565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b60ff905460a01c16600a811015908161060a5760038114918215614dfc575b8215614deb575b8215614dda575b8215614dcd57505090565b90915061060a5760081490565b80925061060a576006811491614dc2565b80925061060a576005811491614dbb565b506004811491505f614db4565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614ea09594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614e79600388019260018454990198895460401c9184614bea565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416611ef35780546001600160401b038116948515614fba57614f2190614f17600e89019384549060401c90613905565b9060401c90613905565b90614f36826001600160401b03881689614c15565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561283257614f67600193614fa895613b47565b905501614f81866001600160401b03835460401c166138a5565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff8116808203611b9557801591821561534a575b50508015615331575b61532d5760a4356001600160401b03811690818114159182611b955780158015615319575b6152065760e4356001600160401b03811690818114159081611b955782158015615308575b6152d35760c43580159081156152f9575b506152d357600160801b61010435108015906152ee575b80156152dd575b6152d357610144359161ffff831691828414159182611b9557831580156152c5575b6152b857610184359863ffffffff8a16808b03611b95576150a58b61461e565b158015615297575b615288576101a4359063ffffffff8216808303611b955710615288576150d290615728565b63ffffffff806150e18d615728565b1691160363ffffffff81116128325763ffffffff60509116101561527a57611b9557611b955750611b95578361511b916127109350613cb2565b04808210156152725750915b50610124359163ffffffff831692838103611b9557508015159283615253575b505050156141ea576101c435906001600160401b03821691828103611b955761a8c04201804211612832578310158061523d575b1561520657506101e4356001600160401b03811692838203611b9557620151808101808211612832578410159081615225575b50156152065750610204356001600160401b03811692838203611b955762015180810180821161283257841015908161520d575b50156152065761139f61139f6001600160401b039361520193506146ae565b161190565b5050505f90565b90506276a7008101809111612832578311155f6151e2565b905062278d008101809111612832578311155f6151ae565b506276a70042018042116128325783111561517b565b6152699293508161526391613cb2565b92613905565b115f8080615147565b905091615127565b505050505050505050505f90565b50505050505050505050505f90565b506101a43563ffffffff81168103611b95576152b29061461e565b156150ad565b5050505050505050505f90565b505f92506127108411615085565b5050505050505f90565b50600160801b610164351015615063565b50610164351561505c565b600160601b111590505f615045565b505f915085611b9557838311615034565b505f9250660100000000000081101561500f565b5f90565b5060843560ff8116808203611b95576001915011614fea565b6103e7925050115f80614fe1565b6153618261461e565b1580156153b7575b801561539b575b6129215763ffffffff60018192015460c01c1691160361538c57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611615370565b5063ffffffff600182015460801c1663ffffffff831610615369565b6001015460e01c60ff166153eb5750613c9190614b8f565b816153f4575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611b955760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015611b8a576154565750565b5f613c919161395e565b92906064830283810460641484151715612832576127109004936154848585613b47565b9360068201906001600160801b038254916154a682801992168460801c613b54565b60801b169116179055846154b8575050565b5f906154c5868354613905565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561283257612710900494859161552b8387613b47565b9560068201906001600160801b0382549161554d82801992168460801c613b54565b60801b16911617905582615562575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916155915f958654613905565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f83818061555c565b919091821561561657670de0b6b3a76400008302928304670de0b6b3a764000003612832576155f46001820193845490613905565b906156096156028484614bcc565b8254613905565b90558115614bd657069055565b505050565b6041830361571f5782602011611b955781359183604011611b95576020810135936040101561570b576040013560f81c90821580156156ef575b80156156e7575b80156156be575b80156156a7575b61569d576020935f93608093604051938452868401526040830152606082015282805260015afa15611b8a575f51600191565b505050505f905f90565b50601b821415801561566a5750601c82141561566a565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615663565b50831561565c565b5070014551231950b75fc4402da1732fc9bebe19831015615655565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361283257600a63ffffffff9106160163ffffffff81116128325763ffffffff5f1991160163ffffffff81116128325790565b9061578391615799565b1561578a57565b631fa55c0760e11b5f5260045ffd5b81516001600160a01b03909116915f91829160200182855af13d15615831573d906001600160401b03821161392e57604051916157e0601f8201601f19166020018461395e565b82523d5f602084013e5b1561582b57805191821561582257506020821015918261580957505090565b8192509060209181010312611b95576020015160011490565b9150503b151590565b50505f90565b6060906157ea56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
