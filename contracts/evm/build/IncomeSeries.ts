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

export const bytecode: `0x${string}` = '0x6101e080604052346102a65761012081615c4e803803809161002182856102aa565b8339810103126102a6578051906001600160a01b03821682036102a65760208101516001600160a01b03811681036102a65760408201516001600160a01b03811681036102a65760608301516001600160a01b03811681036102a6576080840151906001600160a01b03821682036102a65761009f60a086016102e1565b926100ac60c087016102e1565b946100c66101006100bf60e08a016102e1565b98016102e1565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102aa565b5190206101a052466101c05260405161595890816102f6823960805181818161168c01528181611edb015281816123ac01528181612e5d015281816132fb01528181613cf101528181613f6b0152614d46015260a05181818161085e01528181611a15015281816123f1015281816124ed015281816135da0152613ddd015260c05181818161171c015281816124a0015261498d015260e051818181612eee015261345501526101005181818161023801526147080152610120518181816107210152610819015261014051818181611162015261386b01526101605181818161028001528181610e8601528181612afd0152615474015261018051818181610cc7015281816126000152818161350d015261369101526101a0518161436501526101c0518161433f0152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102cd57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102a65756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d50058146138595750806304d66fed146136545780631ea2848e146135b85780631f58801614613582578063221220eb1461353c5780632713f36e146134f857806327fc0c98146134845780632b7ac3f3146134405780632c196cd014612c5c5780632d7c0b9414612c0c57806338e803b714612aea5780633f067b2014612ace5780634499f5b314612aa8578063465cf75414612a62578063553dd8d9146126465780635f3825a2146125ef57806362b92562146124cf57806370edffc31461248b57806371949af91461247257806376bf8436146123db5780637b1039991461239757806381f7795914611fdd57806384baee7a14611e5e5780638932454814611d445780638ba923ce14611d245780638ceeba361461164a578063906f6b08146115fc578063979f2054146113235780639a05ba311461113d5780639be5be9914610dc8578063a0befafe14610cb4578063ac522c5c14610a1c578063ad44b79f146109e5578063af3260711461088d578063b361e19814610848578063c415b95c14610803578063c60c403a146107b2578063c869cb0614610788578063c8796572146106f2578063cb3fb85b146106d2578063d22ce90b14610684578063df8a9e211461048c578063dfc58e811461033b578063eae1160b146102d2578063f698da25146102af578063f887ea401461026a5763fc0c546a14610223575f80fd5b346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461026757806003193601126102675760206102ca61433c565b604051908152f35b5034610267576040366003190112610267576004356102ef61389a565b9060ff835c1661032c579061031b8161032193600160ff19875c1617865d610316816145ed565b614e87565b906146c2565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b50346102675760403660031901126102675760043561035861389a565b9060ff835c1661032c57825c60ff1916600117835d610376816145c1565b805460ff8160a01c16600a811015610478576006149081159161044a575b5061043b5781816103cc85836103c66103b5836103219a9961031b99614607565b6103c0848488614e87565b90613a00565b93614f34565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3613a00565b633e109d2960e11b8452600484fd5b60ff915060a81c166004811015610464576003145f610394565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102675760203660031901126102675760043560ff825c1661067557815c60ff1916600117825d6104be8161490b565b60ff815460a01c16600a81101590816104645760038114159182610667575b82610641575b50506106325761050460068201546001600160801b038160801c9116613c42565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6105468583866154de565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c830154610590916105859190613a00565b600d84015490613a00565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561061e57906105bb91613a00565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103219652a2614c0d565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061065357600514155f806104e3565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104dd565b632991011b60e11b8252600482fd5b5034610267576040366003190112610267576106a96106a16138dc565b600435614266565b6040519060068110156106be57602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610267576020366003190112610267576106ef600435614053565b80f35b503461026757806003193601126102675760ff815c1661077957805c60ff1916600117815d61032181548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a26146c2565b632991011b60e11b8152600490fd5b503461026757602036600319011261026757602060046107a881356145c1565b0154604051908152f35b50346102675760403660031901126102675760406107ce61389a565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b50346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102675780600319360112610267576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102675760403660031901126102675760243590600435815c60ff1661067557815c60ff1916600117825d82906108c5816145c1565b6001810160ff815460e01c1615806109d1575b6109c25760ff825460a01c16600a811015610478576005036109b3576103219495600783016001600160801b038154168092116109a9575b84926001600160401b0361098c88856080956001600160801b0380610956857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613c42565b16166001600160801b0319825416179055610987610975838a8c6154de565b9590965460401c1685600b8c0161563d565b613c42565b9060405192898452602084015260408301526060820152a2615451565b9094508490610910565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b03163314156108d8565b50346102675760203660031901126102675760ff6040602092600435815260018452205460a01c16610a1a6040518092613966565bf35b50346102675760a036600319011261026757600435610a396138c6565b906044356064356084356001600160401b038111610cb057610a5f9036906004016138ff565b94610a698561490b565b9260ff845460a01c16600a811015610c9c5760038114159081610c90575b50610c815760ff600185015460e01c16610c6f5760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610c605787151580610c37575b15610c2957600160801b841015610c1a576006820192610afc845460801c6001600160801b0360078601541690613a00565b8510610c0b57976003879593610c059795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b938f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b8b60c082613a59565b519020614cef565b9765ffffffffffff60a01b90610ba890613c26565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613a92565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610aca565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a87565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461026757610cc33661392c565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610db95781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610d3a818454168097613980565b16946001600160401b038216958611610daa57916001600160401b03610d847f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95936020956139e0565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461026757604036600319011261026757600435610de56138dc565b60ff835c1661032c57825c60ff1916600117835d610e02826145c1565b9160ff835460a01c16600a8110156104645760038114159081611131575b5061043b57600183019260ff845460e01c161561112257610e4183826153d6565b6001600160401b03610e52846147bc565b16421061111357604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af194851561110857879088966110c9575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b03825416918261107d575b50505060078401966001600160801b0388541691610f538361098760068901546001600160801b038160801c9116613c42565b8082101561107657505b89908a99610f6b8286613a00565b93849060ff8a5460a01c16600a8110156110625760031461101a575b505093836103219b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a0946110159a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383614b15565b615451565b9796959a509a509091508792988b9a6110359087868b615581565b809c91985460401c6001600160401b031660098b01916110549261563d565b935f97939291959697610f87565b634e487b7160e01b8f52602160045260248ffd5b9050610f5d565b6110bb9350828210156110c35781925b6001600160a01b039081906110a3908690613c42565b16166001600160601b0360a01b825416179055613c42565b5f8080610f20565b8261108d565b9550506040853d604011611100575b816110e560409383613a59565b810103126110fc5784516020909501519484610ec0565b8680fd5b3d91506110d8565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610e20565b503461026757604036600319011261026757600435602435600a811090811561131f577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361131057611199836145c1565b805460a01c60ff16926004830361124c57600a841015610478576003840361123d5760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b156104645791611239604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b191617905561122f84518094613966565b6020830190613966565ba280f35b633e109d2960e11b8652600486fd5b6003830361128c57600a841015610478576004840361123d5760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790556111de565b6008830361123d57600a841015806112fc57600385141590816112ef575b816112de575b5061123d576007820180546001600160801b031916905560018201805463ffffffff60c01b191690556111de565b90506104785760058414155f6112b0565b50506004841415866112aa565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b5034610267576040366003190112610267576004356113406138dc565b611349826145c1565b9060ff825460a01c1690600a8210159081610478576003831415806115ee575b61123d57600184019160ff835460e01c166115dc5761138882866153d6565b6001600160401b036113a461139f61139f856147bc565b6139a0565b16938442106115cd5760078601948554918164ffffffffff8460a81c16109384611599575b50505050805f146115685763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b156115615760055b85875260036020526040872063ffffffff83165f5260205260405f2090600681101561154d5760ff8019835416911617905563ffffffff8116600a8106600463ffffffff8216149182611535575b845460a01c63ffffffff16036114cf575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106ef9550919350915015611508576114e8906147a4565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6115119061478c565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206159385f395f51905f526005880155611457565b634e487b7160e01b88526021600452602488fd5b6004611409565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a3611401565b9091929350610c9c576004149182156115b8575b50505f8080806113c9565b60d01c64ffffffffff16101590505f806115ad565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b508591506004831415611369565b503461026757604036600319011261026757604061161861389a565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611c1357610220366003190112611c135760ff5f5c16611d1557600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611c08575f91611ce6575b5015611cd857602435908115611cc9576044359081151580611ca0575b15611c92576116ee615044565b15611c83576116fb61402a565b60408051622385a760e11b815263ffffffff929092166004830152816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611c08575f905f92611c51575b5015908115611c35575b50611c2657600435604051602081019033825282604082015260408152611788606082613a59565b5190205f8181526001602052604090208054919490916001600160a01b0316611c1757815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff81168103611c1357825460ff60b01b191660b09190911b60ff60b01b1617825561181a6117fa61402a565b835463ffffffff60c01b191660c09190911b63ffffffff60c01b16178355565b61182261403d565b906001600160401b036001840192166001600160401b0319835416178255610184359363ffffffff851697888603611c13578354906101a4359463ffffffff861692838703611c135763ffffffff60a01b8760a01b169063ffffffff60801b8a60801b16906001600160401b0360801b19161717905580600287015583600387015560066101643596016001600160801b03808816166001600160801b0319825416179055604051928352602083015282604083015260643563ffffffff8116809103611c1357606083015260ff6118f86138ef565b16608083015260a4356001600160401b038116809103611c135760a083015260c43560c083015260e435956001600160401b03871696878103611c13578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611c13578d610120880152610144359461ffff86169a8b8703611c13578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b03841692838503611c1357836101c08701526101e4356001600160401b03811695868203611c1357866101e089015261020435926001600160401b03841698898503611c13578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f9061014090611a4e81613a3d565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015201525050611a9561403d565b945050505060405198611aa78a613a3d565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611c13578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f1928315611c0857602093611bf5575b50805c60ff1916905d604051908152f35b611c0191505f90613a59565b5f5f611be4565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b63436a887760e01b5f5260045ffd5b6001600160401b039150611c48906139c0565b1642115f611760565b9050611c75915060403d604011611c7c575b611c6d8183613a59565b810190614939565b905f611756565b503d611c63565b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000182106116e1565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611d08915060203d602011611d0e575b611d008183613a59565b810190613a7a565b5f6116c4565b503d611cf6565b632991011b60e11b5f5260045ffd5b34611c13576020366003190112611c1357602060056107a86004356145c1565b34611c13576040366003190112611c1357600435611d6061389a565b60ff5f5c16611d1557600160ff195f5c16175f5d611d7d826145c1565b805460ff8160a01c16600a81101561060a5760061490811591611e43575b50611e34578281611dbb84836103c66103b583611e2a9a61031b99614607565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3613a00565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561060a576003141584611d9b565b34611c13576040366003190112611c1357600435611e7a61389a565b90805f52600260205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015611fce5760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611c08575f91611faf575b5015611fa05760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03611f5c8382845416613980565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b611fc8915060203d602011611d0e57611d008183613a59565b86611f0b565b6399f2614f60e01b5f5260045ffd5b34611c13576020366003190112611c13575f6102e0604051611ffe81613a0d565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c082015201526120a16004356145c1565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996120ee8b613a0d565b6001600160a01b038a168b52600a81101561060a5760208b0152600486101561060a576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261224260208201516020850190613966565b61225460408201516040850190613973565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611c13575f366003190112611c13576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611c13576020366003190112611c13576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612463575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34611c13576124896124833661392c565b91613dd9565b005b34611c13575f366003190112611c13576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611c13576040366003190112611c13576004356124eb6138c6565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612463575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206159385f395f51905f5291600591906125c390805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206159385f395f51905f526020820152a2005b34611c13576125fd3661392c565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036126375761248992613c6f565b63c72484ad60e01b5f5260045ffd5b34611c135760c0366003190112611c13576004356126626138dc565b604435916001600160401b038316809303611c135761267f6138b0565b60843560a4356001600160401b038111611c13576126a19036906004016138ff565b90926126ac8561490b565b9360ff855460a01c16600a811015908161060a5760038114159182612a54575b82612a42575b5050611e345760018501549260ff8460e01c16612a3357600886019182548060d01c95868c03612a245763ffffffff80600a818460801c16049c169b168b10908115612a0b575b506129fc57600a8a0263ffffffff811690810361290d5760040163ffffffff811161290d5761274f6001600160401b03916147bc565b16948542106129ed57895f52600460205260405f208b5f5260205260ff60405f2054166129de576001600160401b031694851080156129d5575b6129c6575f87129182156129bf57600188016001811280158516908515161761290d57600160ff1b1461290d57875f03805f1981011161290d57935b841580156129b1575b6129a25761282f918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b8b60e082613a59565b956001600160d01b03199061284390613c26565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146129215781546001600160a01b03918216908216019490851161290d576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a0978361298d61296960067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613c42565b828686019461297c828754168094613c42565b8082101561299b57505b1690613c4f565b1684198254161790556128da565b9050612986565b6375cf385f60e01b5f5260045ffd5b50600160801b8510156127ce565b87936127c5565b631059752760e31b5f5260045ffd5b50428511612789565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c612719565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b90915061060a576005141589806126d2565b50600481141591505f6126cc565b34611c135760c0366003190112611c1357612a7b6138dc565b612a836138ef565b9060a43560ff81168103611c13576020926102ca926064359060443590600435613ba6565b34611c13576040366003190112611c135760206102ca612ac661389a565b600435613ab2565b34611c13575f366003190112611c135760205f54604051908152f35b34611c13576020366003190112611c13577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612bfd57612b366004356145c1565b600181019081549060ff8260e01c16612a335760ff815460a01c16600a81101561060a5760038114809281612bc3575b508215612b85575b5050611e345760ff60e01b1916600160e01b179055005b9091505f60018314159283612bb4575b5082612ba5575b50508380612b6e565b90915061060a57158380612b9c565b6002141592505f905085612b95565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612bec575b509185612b66565b60089150015460d01c151585612be4565b6320fac5fd60e21b5f5260045ffd5b34611c13576040366003190112611c1357612c2561389a565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b34611c1357610280366003190112611c1357612c766138dc565b610100366043190112611c13573661020411611c1357610204359060ff82168203611c1357610224359060ff82168203611c1357610244356001600160401b038111611c1357612cca9036906004016138ff565b9093610264356001600160401b038111611c1357612cec9036906004016138ff565b909260ff5f5c16611d1557600160ff195f5c16175f5d612d0d60043561490b565b9687549460ff8660a01c16600a81101561060a5760038114159081613434575b50611e3457600260ff8616141580613426575b61341757600160ff89161161340857600160ff891614809681976133f7575b506133e85760018901549360ff8560e01c16612a3357612d7f888b6153d6565b6001600160401b03612d90896147bc565b16421080156133c7575b6133b85760038a015461014435036133a9576001600160401b038560401c1661016435036133a95760058a01546101a4350361339a576101c43515158061336e575b15611c9257600160801b6101e435101561335f57612e029161018435896004358d61495f565b612e228282612e1d8a886101c4356101a4358d600435613ba6565b61571f565b9290156133505760ff85166002036132d25760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611c08575f916132b3575b505b6001600160a01b038416159081156132aa575b5061329b576040805163f398789b60e01b8152906044600483013760845f604483015b6002821061328557505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611c08575f91613266575b5015613257576040519260406044853760845f604086015b6002821061324157505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612fb963ffffffff8c1695600435956101e0840191613a92565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b031690816131e9575b5050600786016001600160801b038154169261307b8461098760068b01546001600160801b038160801c9116613c42565b808210156131e257505b5f905f926130938287613a00565b9460ff86911615806131c8575b613187575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a31561317957600160ff845460b81c16019060ff821161290d57611e2a93613174925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590614b15565b614c0d565b61317490611e2a935f61312d565b949250925096509561319e5f93876004358b615581565b9190926131c28394936001600160401b0360018d015460401c169060098d0161563d565b8a6130a5565b5060ff8b5460a01c16600a81101561060a576003146130a0565b9050613085565b613233929350816101e435105f1461323b576101e435915b6001600160a01b03908190613217908590613c42565b16166001600160601b0360a01b8254161790556101e435613c42565b90868061304a565b81613201565b6040808281866001953701930191019091612f3e565b639bdd3e1360e01b5f5260045ffd5b61327f915060203d602011611d0e57611d008183613a59565b8a612f26565b6040808281866001953701930191019091612ec5565b63034d174960e31b5f5260045ffd5b9050158a612ea2565b6132cc915060203d602011611d0e57611d008183613a59565b8a612e8d565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611c08575f91613331575b50612e8f565b61334a915060203d602011611d0e57611d008183613a59565b8a61332b565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612ddc565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b036133df61139f61139f8b6147bc565b16421015612d9a565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612d5f565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612d40565b6004915014158a612d2d565b34611c13575f366003190112611c13576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611c13576020366003190112611c135760043563ffffffff81168103611c13576134ae8161472c565b156129fc57806001600160401b036134c76060936147bc565b91816134e161139f61139f6134db876139a0565b946147bc565b918160405195168552166020840152166040820152f35b34611c13575f366003190112611c13576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611c13576040366003190112611c135760043561355861389a565b60ff5f5c16611d155761031b81611e2a93600160ff195f5c16175f5d61357d816145ed565b614607565b34611c13576020366003190112611c135760206001600160401b0360016135aa6004356145c1565b015460401c16604051908152f35b34611c13576040366003190112611c13576004356024356007811015611c13577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612463575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611c13576080366003190112611c135760043561367061389a565b6044356001600160a01b0381169290839003611c135761368e6138b0565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612637575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015613831575b611fce576137606001600160401b039161371b868661441f565b613725848661441f565b826137338282895416613980565b168319875416178655600186018361374e8382845416613980565b168419825416179055828454166139e0565b166001600160401b03198254161790556001600160401b03825416156137bb575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a83101561060a577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb59360209360060361381c57600e6138096138139261456c565b9201918254613a00565b90555b91613781565b600d61380961382a92614530565b9055613816565b506001600160401b03613851816001870154168260048801541690613980565b168711613701565b34611c13575f366003190112611c13577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b0382168203611c1357565b606435906001600160401b0382168203611c1357565b602435906001600160401b0382168203611c1357565b6024359063ffffffff82168203611c1357565b6084359060ff82168203611c1357565b9181601f84011215611c13578235916001600160401b038311611c135760208381860195010111611c1357565b6060906003190112611c1357600435906024356001600160a01b0381168103611c1357906044356001600160401b0381168103611c135790565b90600a82101561060a5752565b90600482101561060a5752565b906001600160401b03809116911603906001600160401b03821161290d57565b6001600160401b03623b5380911601906001600160401b03821161290d57565b6001600160401b036203f480911601906001600160401b03821161290d57565b906001600160401b03809116911601906001600160401b03821161290d57565b9190820180921161290d57565b61030081019081106001600160401b03821117613a2957604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b03821117613a2957604052565b90601f801991011681019081106001600160401b03821117613a2957604052565b90816020910312611c1357518015158103611c135790565b908060209392818452848401375f828201840152601f01601f1916010190565b90613abc826145c1565b915f52600260205260405f209060018060a01b03165f5260205260405f2090815490613b006001600160401b0383169260028501549060401c908460098501614c68565b929093613b2060016003830154920154918260401c9084600b8701614c68565b9160ff855460a01c16600a81101561060a5760061490811591613b9d575b8115613b8a575b50613b7c576103c0939291613b6e613b63613b7393613b7999613a00565b96600e860154613a00565b613a00565b91614c93565b90565b9350505050613b7991613a00565b6001600160401b0391501615155f613b45565b84159150613b3e565b929460ff80929395613b7997613bba61433c565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613c1d61010082613a59565b51902090614cc4565b65ffffffffffff60019116019065ffffffffffff821161290d57565b9190820391821161290d57565b906001600160801b03809116911601906001600160801b03821161290d57565b90815f52600260205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613cb0818454168260048901541690613980565b16926001600160401b038216938411611fce5760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611c08575f91613d8e575b5015613d7c57505091816001600160401b03613d637f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995826020965416613980565b166001600160401b0319825416179055604051908152a3565b919492509250613d8c9450614da5565b565b613da7915060203d602011611d0e57611d008183613a59565b5f613d21565b8181029291811591840414171561290d57565b6001600160c01b03918216908216019190821161290d57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361246357825f52600160205260405f2092613e2184614e13565b15611e3457805f52600260205260405f2060018060a01b0383165f5260205260405f20613e4e818661441f565b60098501546001600160401b0385169590613ea690613e85906001600160c01b0390613e7a908a613dad565b16845460401c613dc0565b83546001600160401b031660409190911b67ffffffffffffffff1916178355565b600b01546001600160c01b0390613ebd9087613dad565b16613ef4613ed36001840192835460401c613dc0565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b03613f0986828554166139e0565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611c08575f9161400b575b50614002577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa6020613d8c98836001600160401b03613fe68b828b9854166139e0565b166001600160401b0319825416179055604051908152a3614da5565b50505050505050565b614024915060203d602011611d0e57611d008183613a59565b5f613fa3565b60643563ffffffff81168103611c135790565b60a4356001600160401b0381168103611c135790565b61405c816145c1565b805460ff5f9160a01c16600a8110158061060a57600382141580614259575b8181614248575b50611e345760068401546001600160801b0381169060801c146141c9576141b5576005036141a65760078201546001600160801b0381166141975760801c64ffffffffff166276a700016001600160401b038111614183576001600160401b031642106141745760018201805463ffffffff60c01b19169055600a820154600c830154614113916105859190613a00565b90806141605750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154614201916141f69190613a00565b600d83015490613a00565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b905061060a57600582141581614082565b50505f600482141561407b565b61426f816145c1565b6142788361472c565b1590811561431e575b8115614301575b506129fc575f52600360205260405f2063ffffffff82165f5260205260ff60405f20541690600682101561060a57816142fd576142c591506147bc565b6001600160401b03811642106142f8576142e66001600160401b03916139a0565b164210156142f357600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f614288565b905063ffffffff600182015460801c1663ffffffff84161090614281565b467f000000000000000000000000000000000000000000000000000000000000000003614387577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261441960c082613a59565b51902090565b9080546001600160401b038116906009840190614487614466835492600287019361445c61445660018060c01b0392875490613c42565b88613dad565b169060401c613dc0565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b8501908154926144e160038701946144ad61445660018060c01b0392885490613c42565b166144c06001890191825460401c613dc0565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b54905554905561452c5760ff825460a01c16600a81101561060a576006036145105761450d915061456c565b50565b600d61451e61452892614530565b9201918254613c42565b9055565b5050565b613b7990670de0b6b3a7640000600181835460401c0692015460401c0690613a00565b6001600160c01b03918216908216039190821161290d57565b90613d8c600161457b84614530565b9361459f613ed3825460401c848060c01b03670de0b6b3a764000082061690614553565b016144c0815460401c60018060c01b03670de0b6b3a764000082061690614553565b5f52600160205260405f209060018060a01b03825416156145de57565b639999974760e01b5f5260045ffd5b6145f6906145c1565b9061460082614e13565b15611e3457565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d11699861469a949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490614673600285019283546001600160401b038260401c921684614c68565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b816146cb575050565b60405163a9059cbb60e01b60208201526001600160a01b039091166024820152604480820192909252908152613d8c90614706606482613a59565b7f000000000000000000000000000000000000000000000000000000000000000061587d565b63ffffffff1663ffffffff600a808306920491169060018210159182614780575b508161476d575b8161475d575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614754565b6004101591505f61474d565b63ffffffff60019116019063ffffffff821161290d57565b63ffffffff60079116019063ffffffff821161290d57565b63ffffffff1663ffffffff600a80830692049116600481145f146148e557506147e963ffffffff9161478c565b1663ffffffff806001925b9190921691600283119116816148df575f19810190811161290d57915b610190808404930691156148ce57600219810190811161290d57905b8160990291609983040361290d576002820180921161290d5761016d810281810461016d148215171561290d5761487d9260646005614873613b6e948660021c90613a00565b9204930490613c42565b62023ab182029180830462023ab1149015171561290d5761489d91613a00565b620afa6b19810190811161290d576201518081029080820462015180149015171561290d576001600160401b031690565b6009810180911161290d579061482d565b91614811565b60030263ffffffff811690810361290d5763ffffffff614905819261478c565b926147f4565b614914906145c1565b80549091906001600160a01b0316330361492a57565b63a75eaca960e01b5f5260045ffd5b9190826040910312611c1357602082519201516001600160401b0381168103611c135790565b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611c08575f925f91614ae4575b506149d86001600160401b03916139c0565b16421115614aa9578515611c2657614a49614a4287856040519863ffffffff60208b01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528a60408d015216998a606082015286608082015260808152610b8b60a082613a59565b9282615699565b15614a9a57614a957fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613a92565b0390a4565b63255041fb60e21b5f5260045ffd5b935093915050614ad55781158015614ac7575b614a9a57036133a957565b50600160501b821015614abc565b6302e6bdf760e41b5f5260045ffd5b6149d893506001600160401b039150614b0b9060403d604011611c7c57611c6d8183613a59565b93909391506149c6565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff8216149081614bf5575b600185019363ffffffff855460a01c16145f14614bdd575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613d8c94509192509015611508576114e8906147a4565b5f5160206159385f395f51905f526005860155614b5b565b80614c155750565b613d8c90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152614706608482613a59565b8115614c54570490565b634e487b7160e01b5f52601260045260245ffd5b90614c7b614c819493613b6e9354613c42565b90613dad565b90670de0b6b3a7640000808304920690565b6001600160401b036001614cb3614cc094670de0b6b3a764000096613dad565b92015460401c1690614c4a565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152614419606282613a59565b90612e1d614d059392614d0061433c565b614cc4565b80929115613350576001600160a01b03168015908115614d27575b5061329b57565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611c08575f91614d86575b50155f614d20565b614d9f915060203d602011611d0e57611d008183613a59565b5f614d7e565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614de387828454166139e0565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b60ff905460a01c16600a811015908161060a5760038114918215614e7a575b8215614e69575b8215614e58575b8215614e4b57505090565b90915061060a5760081490565b80925061060a576006811491614e40565b80925061060a576005811491614e39565b506004811491505f614e32565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614f1e9594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614ef7600388019260018454990198895460401c9184614c68565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416611fce5780546001600160401b03811694851561503857614f9f90614f95600e89019384549060401c90613a00565b9060401c90613a00565b90614fb4826001600160401b03881689614c93565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561290d57614fe560019361502695613c42565b905501614fff866001600160401b03835460401c16613980565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff8116808203611c135780159182156153c8575b505080156153af575b6153ab5760a4356001600160401b03811690818114159182611c135780158015615397575b6152845760e4356001600160401b03811690818114159081611c135782158015615386575b6153515760c4358015908115615377575b5061535157600160801b610104351080159061536c575b801561535b575b61535157610144359161ffff831691828414159182611c135783158015615343575b61533657610184359863ffffffff8a16808b03611c13576151238b61472c565b158015615315575b615306576101a4359063ffffffff8216808303611c135710615306576151509061582c565b63ffffffff8061515f8d61582c565b1691160363ffffffff811161290d5763ffffffff6050911610156152f857611c1357611c135750611c135783615199916127109350613dad565b04808210156152f05750915b50610124359163ffffffff831692838103611c13575080151592836152d1575b505050156142f8576101c435906001600160401b03821691828103611c135761a8c0420180421161290d57831015806152bb575b1561528457506101e4356001600160401b03811692838203611c135762015180810180821161290d5784101590816152a3575b50156152845750610204356001600160401b03811692838203611c135762015180810180821161290d57841015908161528b575b50156152845761139f61139f6001600160401b039361527f93506147bc565b161190565b5050505f90565b90506276a700810180911161290d578311155f615260565b905062278d00810180911161290d578311155f61522c565b506276a700420180421161290d578311156151f9565b6152e7929350816152e191613dad565b92613a00565b115f80806151c5565b9050916151a5565b505050505050505050505f90565b50505050505050505050505f90565b506101a43563ffffffff81168103611c13576153309061472c565b1561512b565b5050505050505050505f90565b505f92506127108411615103565b5050505050505f90565b50600160801b6101643510156150e1565b5061016435156150da565b600160601b111590505f6150c3565b505f915085611c13578383116150b2565b505f9250660100000000000081101561508d565b5f90565b5060843560ff8116808203611c13576001915011615068565b6103e7925050115f8061505f565b6153df8261472c565b158015615435575b8015615419575b6129fc5763ffffffff60018192015460c01c1691160361540a57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff8316116153ee565b5063ffffffff600182015460801c1663ffffffff8316106153e7565b6001015460e01c60ff166154695750613d8c90614c0d565b81615472575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611c135760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015611c08576154d45750565b5f613d8c91613a59565b9290606483028381046064148415171561290d576127109004936155028585613c42565b9360068201906001600160801b0382549161552482801992168460801c613c4f565b60801b16911617905584615536575050565b5f90615543868354613a00565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561290d5761271090049485916155a98387613c42565b9560068201906001600160801b038254916155cb82801992168460801c613c4f565b60801b169116179055826155e0575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c9161560f5f958654613a00565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806155da565b919091821561569457670de0b6b3a76400008302928304670de0b6b3a76400000361290d576156726001820193845490613a00565b906156876156808484614c4a565b8254613a00565b90558115614c5457069055565b505050565b80158015615711575b8015615703575b6156fd5781808211156156ee576156bf91613c42565b612710810290808204612710149015171561290d576107d08202918083046107d0149015171561290d57111590565b906156f891613c42565b6156bf565b50505f90565b50600160501b8210156156a9565b50600160501b8110156156a2565b604183036158235782602011611c135781359183604011611c13576020810135936040101561580f576040013560f81c90821580156157f3575b80156157eb575b80156157c2575b80156157ab575b6157a1576020935f93608093604051938452868401526040830152606082015282805260015afa15611c08575f51600191565b505050505f905f90565b50601b821415801561576e5750601c82141561576e565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615767565b508315615760565b5070014551231950b75fc4402da1732fc9bebe19831015615759565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361290d57600a63ffffffff9106160163ffffffff811161290d5763ffffffff5f1991160163ffffffff811161290d5790565b906158879161589d565b1561588e57565b631fa55c0760e11b5f5260045ffd5b81516001600160a01b03909116915f91829160200182855af13d1561592f573d906001600160401b038211613a2957604051916158e4601f8201601f191660200184613a59565b82523d5f602084013e5b156156fd57805191821561592657506020821015918261590d57505090565b8192509060209181010312611c13576020015160011490565b9150503b151590565b6060906158ee56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
