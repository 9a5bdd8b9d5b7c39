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

export const bytecode: `0x${string}` = '0x6101e080604052346102a65761012081615e18803803809161002182856102aa565b8339810103126102a6578051906001600160a01b03821682036102a65760208101516001600160a01b03811681036102a65760408201516001600160a01b03811681036102a65760608301516001600160a01b03811681036102a6576080840151906001600160a01b03821682036102a65761009f60a086016102e1565b926100ac60c087016102e1565b946100c66101006100bf60e08a016102e1565b98016102e1565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c0826102aa565b5190206101a052466101c052604051615b2290816102f6823960805181818161122c01528181611a7b01528181611f4c01528181612a1c01528181612ede01528181613b9f01528181613e190152614e9b015260a051818181610869015281816115b501528181611f910152818161208d015281816131db0152613c8b015260c0518181816112bc015281816120400152614afb015260e051818181612aad01526130470152610100518181816102430152614a5501526101205181818161072c01526108240152610140518181816132ec015261370301526101605181818161028b01528181610ea00152818161269f01526155c7015261018051818181610ce1015281816121a00152818161310e015261352901526101a051816144a901526101c051816144830152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102cd57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102a65756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d50058146136f15750806304d66fed146134ec5780630a52da60146132c057806317e68aa9146132555780631ea2848e146131b95780631f58801614613183578063221220eb1461313d5780632713f36e146130f957806327fc0c98146130765780632b7ac3f3146130325780632c196cd01461281b5780632d7c0b94146127cb57806338e803b7146126895780633f067b201461266d5780634499f5b314612647578063465cf75414612601578063553dd8d9146121e65780635f3825a21461218f57806362b925621461206f57806370edffc31461202b57806371949af91461201257806376bf843614611f7b5780637b10399914611f3757806381f7795914611b7d57806384baee7a146119fe57806389324548146118e45780638ba923ce146118c45780638ceeba36146111ea578063906f6b081461119c578063979f2054146111775780639be5be9914610de2578063a0befafe14610cce578063ac522c5c14610a27578063ad44b79f146109f0578063af32607114610898578063b361e19814610853578063c415b95c1461080e578063c60c403a146107bd578063c869cb0614610793578063c8796572146106fd578063cb3fb85b146106dd578063d22ce90b1461068f578063df8a9e2114610497578063dfc58e8114610346578063eae1160b146102dd578063f698da25146102ba578063f887ea40146102755763fc0c546a1461022e575f80fd5b346102725780600319360112610272576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102725780600319360112610272576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461027257806003193601126102725760206102d5614480565b604051908152f35b5034610272576040366003190112610272576004356102fa613732565b9060ff835c1661033757906103268161032c93600160ff19875c1617865d6103218161493a565b614fdc565b90614a0f565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b503461027257604036600319011261027257600435610363613732565b9060ff835c1661033757825c60ff1916600117835d61038181614705565b805460ff8160a01c16600a8110156104835760061490811591610455575b506104465781816103d785836103d16103c08361032c9a9961032699614954565b6103cb848488614fdc565b906138ae565b93615089565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36138ae565b633e109d2960e11b8452600484fd5b60ff915060a81c16600481101561046f576003145f61039f565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102725760203660031901126102725760043560ff825c1661068057815c60ff1916600117825d6104c981614a79565b60ff815460a01c16600a811015908161046f5760038114159182610672575b8261064c575b505061063d5761050f60068201546001600160801b038160801c9116613af0565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610551858386615631565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461059b9161059091906138ae565b600d840154906138ae565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561062957906105c6916138ae565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361032c9652a2614d62565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061065e57600514155f806104ee565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104e8565b632991011b60e11b8252600482fd5b5034610272576040366003190112610272576106b46106ac61378a565b6004356143a6565b6040519060068110156106c957602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610272576020366003190112610272576106fa600435614193565b80f35b503461027257806003193601126102725760ff815c1661078457805c60ff1916600117815d61032c81548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a2614a0f565b632991011b60e11b8152600490fd5b503461027257602036600319011261027257602060046107b38135614705565b0154604051908152f35b50346102725760403660031901126102725760406107d9613732565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b03600460405f20015416604051908152f35b50346102725780600319360112610272576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102725780600319360112610272576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102725760403660031901126102725760243590600435815c60ff1661068057815c60ff1916600117825d82906108d081614705565b6001810160ff815460e01c1615806109dc575b6109cd5760ff825460a01c16600a811015610483576005036109be5761032c9495600783016001600160801b038154168092116109b4575b84926001600160401b0361099788856080956001600160801b0380610961857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613af0565b16166001600160801b0319825416179055610992610980838a8c615631565b9590965460401c1685600b8c01615790565b613af0565b9060405192898452602084015260408301526060820152a26155a4565b909450849061091b565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b03163314156108e3565b50346102725760203660031901126102725760ff6040602092600435815260018452205460a01c16610a256040518092613814565bf35b50346102725760a036600319011261027257600435610a44613774565b906044356064356084356001600160401b038111610cca57610a6a9036906004016137ad565b94610a7485614a79565b9260ff845460a01c16600a811015610cb65760038114159081610caa575b50610c9b5760ff600185015460e01c16610c895760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610c7a5787151580610c51575b15610c435783158015610c35575b610c26576006820192610b08845460801c6001600160801b03600786015416906138ae565b8510610c1757976003879593610c119795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b9f8f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b9760c082613907565b519020614e44565b9765ffffffffffff60a01b90610bb490613ad4565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613940565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b50600160801b841015610ae3565b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610ad5565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a92565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461027257610cdd366137da565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610dd35781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610d5481845416809761382e565b16946001600160401b038216958611610dc457916001600160401b03610d9e7f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa959360209561388e565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461027257604036600319011261027257600435610dff61378a565b60ff835c1661033757825c60ff1916600117835d610e1c82614705565b9160ff835460a01c16600a81101561046f576003811415908161116b575b5061044657600183019260ff845460e01c161561115c57610e5b8382615529565b6001600160401b03610e6c84614761565b16421061114d57604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19485156111425787908896611103575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b0382541691826110b7575b50505060078401968754976001600160801b03891692610f6f8461099260068a01546001600160801b038160801c9116613af0565b808210156110b057505b8a918b9a610f8783876138ae565b94859160ff8b5460a01c16600a81101561109b576004149081611087575b501561103f575b5050938361032c9b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a09461103a9a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383614c83565b6155a4565b9796959a509a509091508792988b9a61105a9087868b6156d4565b809c91985460401c6001600160401b031660098b019161107992615790565b935f97939291959697610fac565b64ffffffffff915060d01c1642105f610fa5565b50634e487b7160e01b8f52602160045260248ffd5b9050610f79565b6110f59350828210156110fd5781925b6001600160a01b039081906110dd908690613af0565b16166001600160601b0360a01b825416179055613af0565b5f8080610f3a565b826110c7565b9550506040853d60401161113a575b8161111f60409383613907565b810103126111365784516020909501519484610eda565b8680fd5b3d9150611112565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610e3a565b5034610272576040366003190112610272576106fa61119461378a565b600435613f19565b50346102725760403660031901126102725760406111b8613732565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b50346117b3576102203660031901126117b35760ff5f5c166118b557600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156117a8575f91611886575b501561187857602435908115611869576044359081151580611840575b156118325761128e615199565b156118235761129b613ed8565b60408051622385a760e11b815263ffffffff929092166004830152816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156117a8575f905f926117f1575b50159081156117d5575b506117c657600435604051602081019033825282604082015260408152611328606082613907565b5190205f8181526001602052604090208054919490916001600160a01b03166117b757815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff811681036117b357825460ff60b01b191660b09190911b60ff60b01b161782556113ba61139a613ed8565b835463ffffffff60c01b191660c09190911b63ffffffff60c01b16178355565b6113c2613eeb565b906001600160401b036001840192166001600160401b0319835416178255610184359363ffffffff8516978886036117b3578354906101a4359463ffffffff8616928387036117b35763ffffffff60a01b8760a01b169063ffffffff60801b8a60801b16906001600160401b0360801b19161717905580600287015583600387015560066101643596016001600160801b03808816166001600160801b0319825416179055604051928352602083015282604083015260643563ffffffff81168091036117b357606083015260ff61149861379d565b16608083015260a4356001600160401b0381168091036117b35760a083015260c43560c083015260e435956001600160401b038716968781036117b3578760e0850152610104359283610100860152610124359663ffffffff88169c8d89036117b3578d610120880152610144359461ffff86169a8b87036117b3578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b038416928385036117b357836101c08701526101e4356001600160401b038116958682036117b357866101e089015261020435926001600160401b038416988985036117b3578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f90610140906115ee816138eb565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015201525050611635613eeb565b9450505050604051986116478a6138eb565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b156117b3578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f19283156117a857602093611795575b50805c60ff1916905d604051908152f35b6117a191505f90613907565b5f5f611784565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b63436a887760e01b5f5260045ffd5b6001600160401b0391506117e89061386e565b1642115f611300565b9050611815915060403d60401161181c575b61180d8183613907565b810190614aa7565b905f6112f6565b503d611803565b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018210611281565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6118a8915060203d6020116118ae575b6118a08183613907565b810190613928565b5f611264565b503d611896565b632991011b60e11b5f5260045ffd5b346117b35760203660031901126117b357602060056107b3600435614705565b346117b35760403660031901126117b357600435611900613732565b60ff5f5c166118b557600160ff195f5c16175f5d61191d82614705565b805460ff8160a01c16600a81101561061557600614908115916119e3575b506119d457828161195b84836103d16103c0836119ca9a61032699614954565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36138ae565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c16600481101561061557600314158461193b565b346117b35760403660031901126117b357600435611a1a613732565b90805f52600260205260405f2060018060a01b0383165f5260205260405f2060048101906001600160401b038254168015611b6e5760405163b9209e3360e01b81526001600160a01b039586166004820181905295602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156117a8575f91611b4f575b5015611b405760016020927f1d276871fd57f0c0ec8b81c72cda615c1689e4b8aad54a7856d5fa5fcd97a853946001600160401b03198154169055016001600160401b03611afc838284541661382e565b166001600160401b031982541617905584847f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07984604051858152a3604051908152a3005b63b17c5dd560e01b5f5260045ffd5b611b68915060203d6020116118ae576118a08183613907565b86611aab565b6399f2614f60e01b5f5260045ffd5b346117b35760203660031901126117b3575f6102e0604051611b9e816138bb565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611c41600435614705565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611c8e8b6138bb565b6001600160a01b038a168b52600a8110156106155760208b01526004861015610615576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611de260208201516020850190613814565b611df460408201516040850190613821565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b346117b3575f3660031901126117b3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346117b35760203660031901126117b3576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612003575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b346117b357612029612023366137da565b91613c87565b005b346117b3575f3660031901126117b3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346117b35760403660031901126117b35760043561208b613774565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612003575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020615b025f395f51905f52916005919061216390805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020615b025f395f51905f526020820152a2005b346117b35761219d366137da565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121d75761202992613b1d565b63c72484ad60e01b5f5260045ffd5b346117b35760c03660031901126117b35760043561220261378a565b61220a61375e565b91612213613748565b60843560a4356001600160401b0381116117b3576122359036906004016137ad565b95909261224185614a79565b9360ff855460a01c16600a811015908161061557600381141591826125f3575b826125e1575b50506119d45760018501549760ff8960e01c166125d257600886019182546001600160401b038160d01c96169a868c036125c35763ffffffff80600a818460801c16049c169b168b109081156125aa575b5061259b57600a8a0263ffffffff81169081036124ac5760040163ffffffff81116124ac576122ee6001600160401b0391614761565b169485421061258c57895f52600460205260405f208b5f5260205260ff60405f20541661257d576001600160401b03169485108015612574575b612565575f871291821561255e5760018801600181128015851690851516176124ac57600160ff1b146124ac57875f03805f198101116124ac57935b84158015612550575b612541576123ce918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b9760e082613907565b956001600160d01b0319906123e290613ad4565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146124c05781546001600160a01b0391821690821601949085116124ac576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a0978361252c61250860067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613af0565b828686019461251b828754168094613af0565b8082101561253a57505b1690613afd565b168419825416179055612479565b9050612525565b6375cf385f60e01b5f5260045ffd5b50600160801b85101561236d565b8793612364565b631059752760e31b5f5260045ffd5b50428511612328565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c6122b8565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b90915061061557600514158980612267565b50600481141591505f612261565b346117b35760c03660031901126117b35761261a61378a565b61262261379d565b9060a43560ff811681036117b3576020926102d5926064359060443590600435613a54565b346117b35760403660031901126117b35760206102d5612665613732565b600435613960565b346117b3575f3660031901126117b35760205f54604051908152f35b346117b35760203660031901126117b3576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036127bc576126d681614705565b90600182019182549160ff8360e01c166125d25760ff825460a01c16905f52600360205260405f2063ffffffff808560801c16165f5260205260ff60405f2054166006811015610615571591600a821015610615576003821492839182612796575b50508215612758575b50506119d45760ff60e01b1916600160e01b179055005b9091505f60018314159283612787575b5082612778575b50508380612741565b9091506106155715838061276f565b6002141592505f905085612768565b908092945015916127ab575b50918580612738565b60089150015460d01c1515856127a2565b6320fac5fd60e21b5f5260045ffd5b346117b35760403660031901126117b3576127e4613732565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346117b3576102803660031901126117b35761283561378a565b6101003660431901126117b35736610204116117b357610204359060ff821682036117b357610224359060ff821682036117b357610244356001600160401b0381116117b3576128899036906004016137ad565b9093610264356001600160401b0381116117b3576128ab9036906004016137ad565b909260ff5f5c166118b557600160ff195f5c16175f5d6128cc600435614a79565b9687549460ff8660a01c16600a8110156106155760038114159081613026575b506119d457600260ff8616141580613018575b61300957600160ff891611612ffa57600160ff89161480968197612fe9575b50612fda5760018901549360ff8560e01c166125d25761293e888b615529565b6001600160401b0361294f89614761565b1642108015612faa575b612f9b5760038a01546101443503612f8c576001600160401b038560401c166101643503612f8c5760058a01546101a43503612f7d576101c435151580612f51575b1561183257600160801b6101e4351015612f42576129c19161018435896004358d614acd565b6129e182826129dc8a886101c4356101a4358d600435613a54565b6158e9565b929015612f335760ff8516600203612eb55760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156117a8575f91612e96575b505b6001600160a01b03841615908115612e8d575b50612e7e576040805163f398789b60e01b8152906044600483013760845f604483015b60028210612e6857505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156117a8575f91612e49575b5015612e3a576040519260406044853760845f604086015b60028210612e2457505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612b7863ffffffff8c1695600435956101e0840191613940565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b03169081612dcc575b505060078601908154916001600160801b03831693612c3d8561099260068c01546001600160801b038160801c9116613af0565b80821015612dc557505b5f915f93612c5583886138ae565b9560ff879216159081612d8c575b50612d4b575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a315612d3d57600160ff845460b81c16019060ff82116124ac576119ca93612d38925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590614c83565b614d62565b612d38906119ca935f612cf1565b9492509250965095612d625f93876004358b6156d4565b919092612d868394936001600160401b0360018d015460401c169060098d01615790565b8a612c69565b905060ff8c5460a01c16600a811015610615576004149081612db1575b50158c612c63565b64ffffffffff915060d01c1642108c612da9565b9050612c47565b612e16929350816101e435105f14612e1e576101e435915b6001600160a01b03908190612dfa908590613af0565b16166001600160601b0360a01b8254161790556101e435613af0565b908680612c09565b81612de4565b6040808281866001953701930191019091612afd565b639bdd3e1360e01b5f5260045ffd5b612e62915060203d6020116118ae576118a08183613907565b8a612ae5565b6040808281866001953701930191019091612a84565b63034d174960e31b5f5260045ffd5b9050158a612a61565b612eaf915060203d6020116118ae576118a08183613907565b8a612a4c565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156117a8575f91612f14575b50612a4e565b612f2d915060203d6020116118ae576118a08183613907565b8a612f0e565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c4351061299b565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b03612fd1612fca612fc5612fc58c614761565b61384e565b8a8d614910565b16421015612959565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a61291e565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff861614156128ff565b6004915014158a6128ec565b346117b3575f3660031901126117b3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346117b35760203660031901126117b35760043563ffffffff811681036117b3576130a0816148b0565b1561259b576130ae81614761565b6130f56130c9612fc5612fc56130c38561384e565b95614761565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b346117b3575f3660031901126117b3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346117b35760403660031901126117b357600435613159613732565b60ff5f5c166118b557610326816119ca93600160ff195f5c16175f5d61317e8161493a565b614954565b346117b35760203660031901126117b35760206001600160401b0360016131ab600435614705565b015460401c16604051908152f35b346117b35760403660031901126117b35760043560243560078110156117b3577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612003575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b346117b35760403660031901126117b35761326e61378a565b613279600435614705565b613282826148b0565b1561259b576130f56130c961329684614761565b926132aa6132a38561384e565b8683614910565b946132ba612fc5612fc583614761565b91614910565b346117b35760603660031901126117b357600435602435600a81109081156117b3576132ea61375e565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036134dd5761332384614705565b9260ff845460a01c1691600484145f146133e157600a83101561061557600383036119d45760078501805469ffffffffffffffffffff60a81b19164260a81b64ffffffffff60a81b161760d09290921b64ffffffffff60d01b169190911790555b15610615576133de604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556133d484518094613814565b6020830190613814565ba2005b6003840361342657600a83101561061557600483036119d45760078501805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b16919091179055613384565b50600883036119d457600a8210158061061557600383141590816134d0575b816134bf575b506119d4576001840163ffffffff815460c01c1680151590816134a2575b50613493576007850180546001600160801b0319169055805463ffffffff60c01b19169055613384565b631dc9e71560e11b5f5260045ffd5b6001600160401b0391506134b590614761565b1642101587613469565b90506106155760058214158661344b565b505060048214155f613445565b63e73f59e560e01b5f5260045ffd5b346117b35760803660031901126117b357600435613508613732565b6044356001600160a01b03811692908390036117b357613526613748565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121d7575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b03861695861580156136c9575b611b6e576135f86001600160401b03916135b38686614563565b6135bd8486614563565b826135cb828289541661382e565b16831987541617865560018601836135e6838284541661382e565b1684198254161790558284541661388e565b166001600160401b03198254161790556001600160401b0382541615613653575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a831015610615577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb5936020936006036136b457600e6136a16136ab926146b0565b92019182546138ae565b90555b91613619565b600d6136a16136c292614674565b90556136ae565b506001600160401b036136e981600187015416826004880154169061382e565b168711613599565b346117b3575f3660031901126117b3577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b03821682036117b357565b606435906001600160401b03821682036117b357565b604435906001600160401b03821682036117b357565b602435906001600160401b03821682036117b357565b6024359063ffffffff821682036117b357565b6084359060ff821682036117b357565b9181601f840112156117b3578235916001600160401b0383116117b357602083818601950101116117b357565b60609060031901126117b357600435906024356001600160a01b03811681036117b357906044356001600160401b03811681036117b35790565b90600a8210156106155752565b9060048210156106155752565b906001600160401b03809116911603906001600160401b0382116124ac57565b6001600160401b03623b5380911601906001600160401b0382116124ac57565b6001600160401b036203f480911601906001600160401b0382116124ac57565b906001600160401b03809116911601906001600160401b0382116124ac57565b919082018092116124ac57565b61030081019081106001600160401b038211176138d757604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b038211176138d757604052565b90601f801991011681019081106001600160401b038211176138d757604052565b908160209103126117b3575180151581036117b35790565b908060209392818452848401375f828201840152601f01601f1916010190565b9061396a82614705565b915f52600260205260405f209060018060a01b03165f5260205260405f20908154906139ae6001600160401b0383169260028501549060401c908460098501614dbd565b9290936139ce60016003830154920154918260401c9084600b8701614dbd565b9160ff855460a01c16600a8110156106155760061490811591613a4b575b8115613a38575b50613a2a576103cb939291613a1c613a11613a2193613a27996138ae565b96600e8601546138ae565b6138ae565b91614de8565b90565b9350505050613a27916138ae565b6001600160401b0391501615155f6139f3565b841591506139ec565b929460ff80929395613a2797613a68614480565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613acb61010082613907565b51902090614e19565b65ffffffffffff60019116019065ffffffffffff82116124ac57565b919082039182116124ac57565b906001600160801b03809116911601906001600160801b0382116124ac57565b90815f52600260205260405f2060018060a01b0382165f5260205260405f209260018401906001600160401b03613b5e81845416826004890154169061382e565b16926001600160401b038216938411611b6e5760405163b9209e3360e01b81526001600160a01b0382811660048301819052979190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156117a8575f91613c3c575b5015613c2a57505091816001600160401b03613c117f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f0799582602096541661382e565b166001600160401b0319825416179055604051908152a3565b919492509250613c3a9450614efa565b565b613c55915060203d6020116118ae576118a08183613907565b5f613bcf565b818102929181159184041417156124ac57565b6001600160c01b0391821690821601919082116124ac57565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361200357825f52600160205260405f2092613ccf84614f68565b156119d457805f52600260205260405f2060018060a01b0383165f5260205260405f20613cfc8186614563565b60098501546001600160401b0385169590613d5490613d33906001600160c01b0390613d28908a613c5b565b16845460401c613c6e565b83546001600160401b031660409190911b67ffffffffffffffff1916178355565b600b01546001600160c01b0390613d6b9087613c5b565b16613da2613d816001840192835460401c613c6e565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b6001600160401b03613db7868285541661388e565b166001600160401b031983541617825560018060a01b0384169081847f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb0360206040518b8152a360405163b9209e3360e01b8152600481018390526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156117a8575f91613eb9575b50613eb0577f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa6020613c3a98836001600160401b03613e948b828b98541661388e565b166001600160401b0319825416179055604051908152a3614efa565b50505050505050565b613ed2915060203d6020116118ae576118a08183613907565b5f613e51565b60643563ffffffff811681036117b35790565b60a4356001600160401b03811681036117b35790565b9060068110156106155760ff80198354169116179055565b90613f2382614705565b9060ff825460a01c16600a8110156106155760038114159081614187575b506119d457600182019060ff825460e01c166125d257613f618184615529565b613f70612fc5612fc583614761565b6001600160401b038116421061417857613f936001600160401b03918386614910565b1642106140f45763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3845f52600360205260405f20815f52602052613fe7600460405f20613f01565b600a8106600463ffffffff82161491826140dc575b845460a01c63ffffffff1603614077575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613c3a945091925090156140af5761408f90614749565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6140b890614731565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020615b025f395f51905f526005870155613ffc565b915050815f52600360205260405f2063ffffffff82165f5260205260ff60405f2054166006811015610615576005146141785763ffffffff90825f52600360205260405f208282165f5260205260405f20600560ff1982541617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b6004915014155f613f41565b61419c81614705565b805460ff5f9160a01c16600a8110158061061557600382141580614399575b8181614388575b506119d45760068401546001600160801b0381169060801c14614309576142f5576005036142e65760078201546001600160801b0381166142d75760801c64ffffffffff166276a700016001600160401b0381116142c3576001600160401b031642106142b45760018201805463ffffffff60c01b19169055600a820154600c8301546142539161059091906138ae565b90806142a05750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c8201546143419161433691906138ae565b600d830154906138ae565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b9050610615576005821415816141c2565b50505f60048214156141bb565b6143af81614705565b906143b9836148b0565b158015614464575b8015614448575b61259b575f52600360205260405f2063ffffffff83165f5260205260ff60405f20541660068110156106155780614442575061440382614761565b906001600160401b038216421061443b576001600160401b03926132ba6144299361384e565b1642101561443657600190565b600290565b5050505f90565b91505090565b5063ffffffff600183015460a01c1663ffffffff8416116143c8565b5063ffffffff600183015460801c1663ffffffff8416106143c1565b467f0000000000000000000000000000000000000000000000000000000000000000036144cb577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261455d60c082613907565b51902090565b9080546001600160401b0381169060098401906145cb6145aa83549260028701936145a061459a60018060c01b0392875490613af0565b88613c5b565b169060401c613c6e565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b85019081549261462560038701946145f161459a60018060c01b0392885490613af0565b166146046001890191825460401c613c6e565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b5490555490556146705760ff825460a01c16600a811015610615576006036146545761465191506146b0565b50565b600d61466261466c92614674565b9201918254613af0565b9055565b5050565b613a2790670de0b6b3a7640000600181835460401c0692015460401c06906138ae565b6001600160c01b0391821690821603919082116124ac57565b90613c3a60016146bf84614674565b936146e3613d81825460401c848060c01b03670de0b6b3a764000082061690614697565b01614604815460401c60018060c01b03670de0b6b3a764000082061690614697565b5f52600160205260405f209060018060a01b038254161561472257565b639999974760e01b5f5260045ffd5b63ffffffff60019116019063ffffffff82116124ac57565b63ffffffff60079116019063ffffffff82116124ac57565b63ffffffff1663ffffffff600a80830692049116600481145f1461488a575061478e63ffffffff91614731565b1663ffffffff806001925b919092169160028311911681614884575f1981019081116124ac57915b610190808404930691156148735760021981019081116124ac57905b816099029160998304036124ac57600282018092116124ac5761016d810281810461016d14821517156124ac576148229260646005614818613a1c948660021c906138ae565b9204930490613af0565b62023ab182029180830462023ab114901517156124ac57614842916138ae565b620afa6b1981019081116124ac57620151808102908082046201518014901517156124ac576001600160401b031690565b600981018091116124ac57906147d2565b916147b6565b60030263ffffffff81169081036124ac5763ffffffff6148aa8192614731565b92614799565b63ffffffff1663ffffffff600a808306920491169060018210159182614904575b50816148f1575b816148e1575090565b610897915063ffffffff16111590565b6107d063ffffffff8216101591506148d8565b6004101591505f6148d1565b600761491f613a279493614761565b9101549164ffffffffff808460d01c169360a81c16916157ec565b61494390614705565b9061494d82614f68565b156119d457565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d1169986149e7949392825f52600260205260405f2060018060a01b0385165f5260205260405f2090600981018254906149c0600285019283546001600160401b038260401c921684614dbd565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b81614a18575050565b60405163a9059cbb60e01b60208201526001600160a01b039091166024820152604480820192909252908152613c3a90614a53606482613907565b7f0000000000000000000000000000000000000000000000000000000000000000615a47565b614a8290614705565b80549091906001600160a01b03163303614a9857565b63a75eaca960e01b5f5260045ffd5b91908260409103126117b357602082519201516001600160401b03811681036117b35790565b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156117a8575f925f91614c52575b50614b466001600160401b039161386e565b16421115614c175785156117c657614bb7614bb087856040519863ffffffff60208b01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528a60408d015216998a606082015286608082015260808152610b9760a082613907565b9282615863565b15614c0857614c037fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613940565b0390a4565b63255041fb60e21b5f5260045ffd5b935093915050614c435781158015614c35575b614c085703612f8c57565b50600160501b821015614c2a565b6302e6bdf760e41b5f5260045ffd5b614b4693506001600160401b039150614c799060403d60401161181c5761180d8183613907565b9390939150614b34565b9091825f52600360205260405f2063ffffffff82165f52602052614cab600360405f20613f01565b63ffffffff811690600a8206600463ffffffff8216149081614d4a575b600185019363ffffffff855460a01c16145f14614077575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f516020615b025f395f51905f526005860155614cc8565b80614d6a5750565b613c3a90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152614a53608482613907565b8115614da9570490565b634e487b7160e01b5f52601260045260245ffd5b90614dd0614dd69493613a1c9354613af0565b90613c5b565b90670de0b6b3a7640000808304920690565b6001600160401b036001614e08614e1594670de0b6b3a764000096613c5b565b92015460401c1690614d9f565b0490565b9060405190602082019261190160f01b8452602283015260428201526042815261455d606282613907565b906129dc614e5a9392614e55614480565b614e19565b80929115612f33576001600160a01b03168015908115614e7c575b50612e7e57565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156117a8575f91614edb575b50155f614e75565b614ef4915060203d6020116118ae576118a08183613907565b5f614ed3565b7f9fee737b522cbec8feb95ed68d6f8c9d3440c59d47bffa21acbc1ab9fefad58091926004602092016001600160401b03614f38878284541661388e565b825467ffffffffffffffff191691161790556040516001600160401b039590951685526001600160a01b031693a3565b60ff905460a01c16600a81101590816106155760038114918215614fcf575b8215614fbe575b8215614fad575b8215614fa057505090565b9091506106155760081490565b809250610615576006811491614f95565b809250610615576005811491614f8e565b506004811491505f614f87565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b60206150739594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b038654169061504c600388019260018454990198895460401c9184614dbd565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b038416611b6e5780546001600160401b03811694851561518d576150f4906150ea600e89019384549060401c906138ae565b9060401c906138ae565b90615109826001600160401b03881689614de8565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156124ac5761513a60019361517b95613af0565b905501615154866001600160401b03835460401c1661382e565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff81168082036117b357801591821561551b575b50508015615502575b6154fe5760a4356001600160401b038116908181141591826117b357801580156154ea575b61443b5760e4356001600160401b038116908181141590816117b357821580156154d9575b6154a45760c43580159081156154ca575b506154a457600160801b61010435108015906154bf575b80156154ae575b6154a457610144359161ffff8316918284141591826117b35783158015615496575b61548957610184359863ffffffff8a16808b036117b3576152788b6148b0565b158015615468575b615459576101a4359063ffffffff82168083036117b35710615459576152a5906159f6565b63ffffffff806152b48d6159f6565b1691160363ffffffff81116124ac5763ffffffff60509116101561544b576117b3576117b357506117b357836152ee916127109350613c5b565b04808210156154435750915b50610124359163ffffffff8316928381036117b357508015159283615424575b5050501561541f576101c435906001600160401b038216918281036117b35761a8c042018042116124ac5783101580615409575b1561443b57506101e4356001600160401b038116928382036117b3576201518081018082116124ac5784101590816153f1575b501561443b5750610204356001600160401b038116928382036117b3576201518081018082116124ac5784101590816153d9575b501561443b57612fc5612fc56001600160401b03936153d49350614761565b161190565b90506276a70081018091116124ac578311155f6153b5565b905062278d0081018091116124ac578311155f615381565b506276a70042018042116124ac5783111561534e565b505f90565b61543a9293508161543491613c5b565b926138ae565b115f808061531a565b9050916152fa565b505050505050505050505f90565b50505050505050505050505f90565b506101a43563ffffffff811681036117b357615483906148b0565b15615280565b5050505050505050505f90565b505f92506127108411615258565b5050505050505f90565b50600160801b610164351015615236565b50610164351561522f565b600160601b111590505f615218565b505f9150856117b357838311615207565b505f925066010000000000008110156151e2565b5f90565b5060843560ff81168082036117b35760019150116151bd565b6103e7925050115f806151b4565b615532826148b0565b158015615588575b801561556c575b61259b5763ffffffff60018192015460c01c1691160361555d57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611615541565b5063ffffffff600182015460801c1663ffffffff83161061553a565b6001015460e01c60ff166155bc5750613c3a90614d62565b816155c5575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156117b35760445f9283604051958694859363102ae65160e31b8552600485015260248401525af180156117a8576156275750565b5f613c3a91613907565b929060648302838104606414841517156124ac576127109004936156558585613af0565b9360068201906001600160801b0382549161567782801992168460801c613afd565b60801b16911617905584615689575050565b5f906156968683546138ae565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156124ac5761271090049485916156fc8387613af0565b9560068201906001600160801b0382549161571e82801992168460801c613afd565b60801b16911617905582615733575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916157625f9586546138ae565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f83818061572d565b91909182156157e757670de0b6b3a76400008302928304670de0b6b3a7640000036124ac576157c560018201938454906138ae565b906157da6157d38484614d9f565b82546138ae565b90558115614da957069055565b505050565b929190926001600160401b038216926001600160401b0385168410801590615847575b6158405761582090613a279561388e565b926001600160401b038216101561583857509061382e565b90509061382e565b5050505090565b506001600160401b0382166001600160401b038216111561580f565b801580156158db575b80156158cd575b6158c75781808211156158b85761588991613af0565b61271081029080820461271014901517156124ac576107d08202918083046107d014901517156124ac57111590565b906158c291613af0565b615889565b50505f90565b50600160501b821015615873565b50600160501b81101561586c565b604183036159ed57826020116117b357813591836040116117b357602081013593604010156159d9576040013560f81c90821580156159bd575b80156159b5575b801561598c575b8015615975575b61596b576020935f93608093604051938452868401526040830152606082015282805260015afa156117a8575f51600191565b505050505f905f90565b50601b82141580156159385750601c821415615938565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615931565b50831561592a565b5070014551231950b75fc4402da1732fc9bebe19831015615923565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036124ac57600a63ffffffff9106160163ffffffff81116124ac5763ffffffff5f1991160163ffffffff81116124ac5790565b90615a5191615a67565b15615a5857565b631fa55c0760e11b5f5260045ffd5b81516001600160a01b03909116915f91829160200182855af13d15615af9573d906001600160401b0382116138d75760405191615aae601f8201601f191660200184613907565b82523d5f602084013e5b156158c7578051918215615af0575060208210159182615ad757505090565b81925090602091810103126117b3576020015160011490565b9150503b151590565b606090615ab856fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
