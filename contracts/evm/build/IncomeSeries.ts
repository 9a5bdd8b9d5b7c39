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

export const bytecode: `0x${string}` = '0x6101e0806040523461028a576101208161560c8038038091610021828561028e565b83398101031261028a578051906001600160a01b038216820361028a5760208101516001600160a01b038116810361028a5760408201516001600160a01b038116810361028a5760608301516001600160a01b038116810361028a576080840151906001600160a01b038216820361028a5761009f60a086016102c5565b926100ac60c087016102c5565b946100c66101006100bf60e08a016102c5565b98016102c5565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c08261028e565b5190206101a052466101c05260405161533290816102da8239608051818181611625015281816120eb01528181612d7f0152818161321d0152614926015260a0518181816107f70152818161193001528181612130015281816121c40152818161239201526134fc015260c05181818161234501526144b7015260e051818181612e100152613377015261010051818181610222015261425801526101205181818161070b01526107b20152610140518181816110fb015261377b01526101605181818161026a01528181610e1f01528181612a1f0152614ef6015261018051818181610c60015281816124a70152818161342f01526135b301526101a05181613eb301526101c05181613e8d0152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102b157604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361028a5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d50058146137695750806304d66fed146135765780631ea2848e146134da5780631f588016146134a4578063221220eb1461345e5780632713f36e1461341a57806327fc0c98146133a65780632b7ac3f3146133625780632c196cd014612b7e5780632d7c0b9414612b2e57806338e803b714612a0c5780633f067b20146129f05780634499f5b3146129ca578063465cf75414612984578063553dd8d9146125685780635f3825a21461249457806362b925621461237457806370edffc31461233057806371949af9146121b157806376bf84361461211a5780637b103999146120d657806381f7795914611d1c5780638932454814611c025780638ba923ce14611be25780638ceeba36146115e3578063906f6b0814611595578063979f2054146112bc5780639a05ba31146110d65780639be5be9914610d61578063a0befafe14610c4d578063ac522c5c146109b5578063ad44b79f1461097e578063af32607114610826578063b361e198146107e1578063c415b95c1461079c578063c869cb0614610772578063c8796572146106dc578063cb3fb85b146106bc578063d22ce90b1461066e578063df8a9e2114610476578063dfc58e8114610325578063eae1160b146102bc578063f698da2514610299578063f887ea40146102545763fc0c546a1461020d575f80fd5b346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025157806003193601126102515760206102b4613e8a565b604051908152f35b5034610251576040366003190112610251576004356102d96137aa565b9060ff835c1661031657906103058161030b93600160ff19875c1617865d6103008161413d565b6149f9565b90614212565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b5034610251576040366003190112610251576004356103426137aa565b9060ff835c1661031657825c60ff1916600117835d61036081614111565b805460ff8160a01c16600a8110156104625760061490811591610434575b506104255781816103b685836103b061039f8361030b9a9961030599614157565b6103aa8484886149f9565b906138f0565b93614aa6565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36138f0565b633e109d2960e11b8452600484fd5b60ff915060a81c16600481101561044e576003145f61037e565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102515760203660031901126102515760043560ff825c1661065f57815c60ff1916600117825d6104a88161445b565b60ff815460a01c16600a811015908161044e5760038114159182610651575b8261062b575b505061061c576104ee60068201546001600160801b038160801c9116613b32565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610530858386614f60565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461057a9161056f91906138f0565b600d840154906138f0565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561060857906105a5916138f0565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361030b9652a26147ed565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061063d57600514155f806104cd565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104c7565b632991011b60e11b8252600482fd5b50346102515760403660031901126102515761069361068b6137ec565b600435613db4565b6040519060068110156106a857602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610251576020366003190112610251576106d9600435613ba1565b80f35b503461025157806003193601126102515760ff815c1661076357805c60ff1916600117815d61030b81548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a2614212565b632991011b60e11b8152600490fd5b503461025157602036600319011261025157602060046107928135614111565b0154604051908152f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515760403660031901126102515760243590600435815c60ff1661065f57815c60ff1916600117825d829061085e81614111565b6001810160ff815460e01c16158061096a575b61095b5760ff825460a01c16600a8110156104625760050361094c5761030b9495600783016001600160801b03815416809211610942575b84926001600160401b0361092588856080956001600160801b03806108ef857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613b32565b16166001600160801b031982541617905561092061090e838a8c614f60565b9590965460401c1685600b8c016150bf565b613b32565b9060405192898452602084015260408301526060820152a2614ed3565b90945084906108a9565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b0316331415610871565b50346102515760203660031901126102515760ff6040602092600435815260018452205460a01c166109b36040518092613876565bf35b50346102515760a0366003190112610251576004356109d26137d6565b906044356064356084356001600160401b038111610c49576109f890369060040161380f565b94610a028561445b565b9260ff845460a01c16600a811015610c355760038114159081610c29575b50610c1a5760ff600185015460e01c16610c085760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610bf95787151580610bd0575b15610bc257600160801b841015610bb3576006820192610a95845460801c6001600160801b03600786015416906138f0565b8510610ba457976003879593610b9e9795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b2c8f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b2460c082613949565b5190206148cf565b9765ffffffffffff60a01b90610b4190613b16565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613982565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a63565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a20565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461025157610c5c3661383c565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610d525781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610cd3818454168097613890565b16946001600160401b038216958611610d4357916001600160401b03610d1d7f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95936020956138d0565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461025157604036600319011261025157600435610d7e6137ec565b60ff835c1661031657825c60ff1916600117835d610d9b82614111565b9160ff835460a01c16600a81101561044e57600381141590816110ca575b5061042557600183019260ff845460e01c16156110bb57610dda8382614e58565b6001600160401b03610deb8461430c565b1642106110ac57604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19485156110a15787908896611062575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182611016575b50505060078401966001600160801b0388541691610eec8361092060068901546001600160801b038160801c9116613b32565b8082101561100f57505b89908a99610f0482866138f0565b93849060ff8a5460a01c16600a811015610ffb57600314610fb3575b5050938361030b9b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610fae9a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b03191617835583836146f5565b614ed3565b9796959a509a509091508792988b9a610fce9087868b615003565b809c91985460401c6001600160401b031660098b0191610fed926150bf565b935f97939291959697610f20565b634e487b7160e01b8f52602160045260248ffd5b9050610ef6565b61105493508282101561105c5781925b6001600160a01b0390819061103c908690613b32565b16166001600160601b0360a01b825416179055613b32565b5f8080610eb9565b82611026565b9550506040853d604011611099575b8161107e60409383613949565b810103126110955784516020909501519484610e59565b8680fd5b3d9150611071565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610db9565b503461025157604036600319011261025157600435602435600a81109081156112b8577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036112a95761113283614111565b805460a01c60ff1692600483036111e557600a84101561046257600384036111d65760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b1561044e57916111d2604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556111c884518094613876565b6020830190613876565ba280f35b633e109d2960e11b8652600486fd5b6003830361122557600a84101561046257600484036111d65760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055611177565b600883036111d657600a841015806112955760038514159081611288575b81611277575b506111d6576007820180546001600160801b031916905560018201805463ffffffff60c01b19169055611177565b90506104625760058414155f611249565b5050600484141586611243565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b5034610251576040366003190112610251576004356112d96137ec565b6112e282614111565b9060ff825460a01c1690600a821015908161046257600383141580611587575b6111d657600184019160ff835460e01c16611575576113218286614e58565b6001600160401b0361133d6113386113388561430c565b6138b0565b16938442106115665760078601948554918164ffffffffff8460a81c16109384611532575b50505050805f146115015763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b156114fa5760055b85875260036020526040872063ffffffff83165f5260205260405f209060068110156114e65760ff8019835416911617905563ffffffff8116600a8106600463ffffffff82161491826114ce575b845460a01c63ffffffff1603611468575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106d995509193509150156114a157611481906142f4565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6114aa906142dc565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206153125f395f51905f5260058801556113f0565b634e487b7160e01b88526021600452602488fd5b60046113a2565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a361139a565b9091929350610c3557600414918215611551575b50505f808080611362565b60d01c64ffffffffff16101590505f80611546565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b508591506004831415611302565b50346102515760403660031901126102515760406115b16137aa565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611b2e57610220366003190112611b2e5760ff5f5c16611bd357600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b23575f91611ba4575b5015611b96576024358015611b87576044359182151580611b5e575b15611b5057611686614bb6565b15611b41576004356040516020810190338252826040820152604081526116ae606082613949565b5190205f8181526001602052604090208054919490916001600160a01b0316611b3257815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff81168103611b2e57825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff871693848803611b2e57835463ffffffff60c01b191660c089901b63ffffffff60c01b1617845561174d613b8b565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a8803611b2e578554926101a4359663ffffffff881694858903611b2e5763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff6118136137ff565b16608083015260a4356001600160401b038116809103611b2e5760a083015260c43560c083015260e435956001600160401b03871696878103611b2e578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611b2e578d610120880152610144359461ffff86169a8b8703611b2e578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b03841692838503611b2e57836101c08701526101e4356001600160401b03811695868203611b2e57866101e089015261020435926001600160401b03841698898503611b2e578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f90610140906119698161392d565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152015250506119b0613b8b565b9450505050604051986119c28a61392d565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611b2e578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f1928315611b2357602093611b10575b50805c60ff1916905d604051908152f35b611b1c91505f90613949565b5f5f611aff565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310611679565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611bc6915060203d602011611bcc575b611bbe8183613949565b81019061396a565b5f61165d565b503d611bb4565b632991011b60e11b5f5260045ffd5b34611b2e576020366003190112611b2e5760206005610792600435614111565b34611b2e576040366003190112611b2e57600435611c1e6137aa565b60ff5f5c16611bd357600160ff195f5c16175f5d611c3b82614111565b805460ff8160a01c16600a8110156105f45760061490811591611d01575b50611cf2578281611c7984836103b061039f83611ce89a61030599614157565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36138f0565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105f4576003141584611c59565b34611b2e576020366003190112611b2e575f6102e0604051611d3d816138fd565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611de0600435614111565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611e2d8b6138fd565b6001600160a01b038a168b52600a8110156105f45760208b015260048610156105f4576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611f8160208201516020850190613876565b611f9360408201516040850190613883565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611b2e575f366003190112611b2e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b2e576020366003190112611b2e576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121a2575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34611b2e576121bf3661383c565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121a257815f52600160205260405f209061220882614985565b15611cf25761228b937f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b0361230b602094875f526002865260405f2060018060a01b0386165f52865261230260405f209461226b8682613f6d565b60098101548386169b6122b791612296916001600160c01b03918f613b5f565b16885460401c613b72565b87546001600160401b031660409190911b67ffffffffffffffff1916178755565b600b01546001600160c01b03906122ce908c613b5f565b166122e16001870191825460401c613b72565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b828454166138d0565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b34611b2e575f366003190112611b2e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b2e576040366003190112611b2e576004356123906137d6565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121a2575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206153125f395f51905f52916005919061246890805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206153125f395f51905f526020820152a2005b34611b2e576124a23661383c565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361255957815f52600260205260405f2060018060a01b0384165f52602052600160405f2001926001600160401b03845416906001600160401b0383169482861161254a576001600160401b0361230b7f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995602095613890565b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b34611b2e5760c0366003190112611b2e576004356125846137ec565b604435916001600160401b038316809303611b2e576125a16137c0565b60843560a4356001600160401b038111611b2e576125c390369060040161380f565b90926125ce8561445b565b9360ff855460a01c16600a81101590816105f45760038114159182612976575b82612964575b5050611cf25760018501549260ff8460e01c1661295557600886019182548060d01c95868c036129465763ffffffff80600a818460801c16049c169b168b1090811561292d575b5061291e57600a8a0263ffffffff811690810361282f5760040163ffffffff811161282f576126716001600160401b039161430c565b169485421061290f57895f52600460205260405f208b5f5260205260ff60405f205416612900576001600160401b031694851080156128f7575b6128e8575f87129182156128e157600188016001811280158516908515161761282f57600160ff1b1461282f57875f03805f1981011161282f57935b841580156128d3575b6128c457612751918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b2460e082613949565b956001600160d01b03199061276590613b16565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146128435781546001600160a01b03918216908216019490851161282f576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a097836128af61288b60067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613b32565b828686019461289e828754168094613b32565b808210156128bd57505b1690613b3f565b1684198254161790556127fc565b90506128a8565b6375cf385f60e01b5f5260045ffd5b50600160801b8510156126f0565b87936126e7565b631059752760e31b5f5260045ffd5b504285116126ab565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c61263b565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105f4576005141589806125f4565b50600481141591505f6125ee565b34611b2e5760c0366003190112611b2e5761299d6137ec565b6129a56137ff565b9060a43560ff81168103611b2e576020926102b4926064359060443590600435613a96565b34611b2e576040366003190112611b2e5760206102b46129e86137aa565b6004356139a2565b34611b2e575f366003190112611b2e5760205f54604051908152f35b34611b2e576020366003190112611b2e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612b1f57612a58600435614111565b600181019081549060ff8260e01c166129555760ff815460a01c16600a8110156105f45760038114809281612ae5575b508215612aa7575b5050611cf25760ff60e01b1916600160e01b179055005b9091505f60018314159283612ad6575b5082612ac7575b50508380612a90565b9091506105f457158380612abe565b6002141592505f905085612ab7565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612b0e575b509185612a88565b60089150015460d01c151585612b06565b6320fac5fd60e21b5f5260045ffd5b34611b2e576040366003190112611b2e57612b476137aa565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b34611b2e57610280366003190112611b2e57612b986137ec565b610100366043190112611b2e573661020411611b2e57610204359060ff82168203611b2e57610224359060ff82168203611b2e57610244356001600160401b038111611b2e57612bec90369060040161380f565b9093610264356001600160401b038111611b2e57612c0e90369060040161380f565b909260ff5f5c16611bd357600160ff195f5c16175f5d612c2f60043561445b565b9687549460ff8660a01c16600a8110156105f45760038114159081613356575b50611cf257600260ff8616141580613348575b61333957600160ff89161161332a57600160ff89161480968197613319575b5061330a5760018901549360ff8560e01c1661295557612ca1888b614e58565b6001600160401b03612cb28961430c565b16421080156132e9575b6132da5760038a015461014435036132cb576001600160401b038560401c1661016435036132cb5760058a01546101a435036132bc576101c435151580613290575b15611b5057600160801b6101e435101561328157612d249161018435896004358d614489565b612d448282612d3f8a886101c4356101a4358d600435613a96565b61511b565b9290156132725760ff85166002036131f45760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b23575f916131d5575b505b6001600160a01b038416159081156131cc575b506131bd576040805163f398789b60e01b8152906044600483013760845f604483015b600282106131a757505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b23575f91613188575b5015613179576040519260406044853760845f604086015b6002821061316357505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612edb63ffffffff8c1695600435956101e0840191613982565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b0316908161310b575b5050600786016001600160801b0381541692612f9d8461092060068b01546001600160801b038160801c9116613b32565b8082101561310457505b5f905f92612fb582876138f0565b9460ff86911615806130ea575b6130a9575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a31561309b57600160ff845460b81c16019060ff821161282f57611ce893613096925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b031916178155600435906146f5565b6147ed565b61309690611ce8935f61304f565b94925092509650956130c05f93876004358b615003565b9190926130e48394936001600160401b0360018d015460401c169060098d016150bf565b8a612fc7565b5060ff8b5460a01c16600a8110156105f457600314612fc2565b9050612fa7565b613155929350816101e435105f1461315d576101e435915b6001600160a01b03908190613139908590613b32565b16166001600160601b0360a01b8254161790556101e435613b32565b908680612f6c565b81613123565b6040808281866001953701930191019091612e60565b639bdd3e1360e01b5f5260045ffd5b6131a1915060203d602011611bcc57611bbe8183613949565b8a612e48565b6040808281866001953701930191019091612de7565b63034d174960e31b5f5260045ffd5b9050158a612dc4565b6131ee915060203d602011611bcc57611bbe8183613949565b8a612daf565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b23575f91613253575b50612db1565b61326c915060203d602011611bcc57611bbe8183613949565b8a61324d565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612cfe565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b036133016113386113388b61430c565b16421015612cbc565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612c81565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612c62565b6004915014158a612c4f565b34611b2e575f366003190112611b2e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b2e576020366003190112611b2e5760043563ffffffff81168103611b2e576133d08161427c565b1561291e57806001600160401b036133e960609361430c565b91816134036113386113386133fd876138b0565b9461430c565b918160405195168552166020840152166040820152f35b34611b2e575f366003190112611b2e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b2e576040366003190112611b2e5760043561347a6137aa565b60ff5f5c16611bd35761030581611ce893600160ff195f5c16175f5d61349f8161413d565b614157565b34611b2e576020366003190112611b2e5760206001600160401b0360016134cc600435614111565b015460401c16604051908152f35b34611b2e576040366003190112611b2e576004356024356007811015611b2e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121a2575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611b2e576080366003190112611b2e576004356135926137aa565b6044356001600160a01b0381169290839003611b2e576135b06137c0565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612559575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015613753575b61254a576136826001600160401b039161363d8686613f6d565b6136478486613f6d565b826136558282895416613890565b16831987541617865560018601836136708382845416613890565b168419825416179055828454166138d0565b166001600160401b03198254161790556001600160401b03825416156136dd575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a8310156105f4577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb59360209360060361373e57600e61372b61373592614099565b92019182546138f0565b90555b916136a3565b600d61372b61374c9261405d565b9055613738565b506001600160401b036001850154168711613623565b34611b2e575f366003190112611b2e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b0382168203611b2e57565b606435906001600160401b0382168203611b2e57565b602435906001600160401b0382168203611b2e57565b6024359063ffffffff82168203611b2e57565b6084359060ff82168203611b2e57565b9181601f84011215611b2e578235916001600160401b038311611b2e5760208381860195010111611b2e57565b6060906003190112611b2e57600435906024356001600160a01b0381168103611b2e57906044356001600160401b0381168103611b2e5790565b90600a8210156105f45752565b9060048210156105f45752565b906001600160401b03809116911603906001600160401b03821161282f57565b6001600160401b03623b5380911601906001600160401b03821161282f57565b906001600160401b03809116911601906001600160401b03821161282f57565b9190820180921161282f57565b61030081019081106001600160401b0382111761391957604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761391957604052565b90601f801991011681019081106001600160401b0382111761391957604052565b90816020910312611b2e57518015158103611b2e5790565b908060209392818452848401375f828201840152601f01601f1916010190565b906139ac82614111565b915f52600260205260405f209060018060a01b03165f5260205260405f20908154906139f06001600160401b0383169260028501549060401c908460098501614848565b929093613a1060016003830154920154918260401c9084600b8701614848565b9160ff855460a01c16600a8110156105f45760061490811591613a8d575b8115613a7a575b50613a6c576103aa939291613a5e613a53613a6393613a69996138f0565b96600e8601546138f0565b6138f0565b91614873565b90565b9350505050613a69916138f0565b6001600160401b0391501615155f613a35565b84159150613a2e565b929460ff80929395613a6997613aaa613e8a565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613b0d61010082613949565b519020906148a4565b65ffffffffffff60019116019065ffffffffffff821161282f57565b9190820391821161282f57565b906001600160801b03809116911601906001600160801b03821161282f57565b8181029291811591840414171561282f57565b6001600160c01b03918216908216019190821161282f57565b60a4356001600160401b0381168103611b2e5790565b613baa81614111565b805460ff5f9160a01c16600a811015806105f457600382141580613da7575b8181613d96575b50611cf25760068401546001600160801b0381169060801c14613d1757613d0357600503613cf45760078201546001600160801b038116613ce55760801c64ffffffffff166276a700016001600160401b038111613cd1576001600160401b03164210613cc25760018201805463ffffffff60c01b19169055600a820154600c830154613c619161056f91906138f0565b9080613cae5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613d4f91613d4491906138f0565b600d830154906138f0565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105f457600582141581613bd0565b50505f6004821415613bc9565b613dbd81614111565b613dc68361427c565b15908115613e6c575b8115613e4f575b5061291e575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156105f45781613e4b57613e13915061430c565b6001600160401b0381164210613e4657613e346001600160401b03916138b0565b16421015613e4157600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f613dd6565b905063ffffffff600182015460801c1663ffffffff84161090613dcf565b467f000000000000000000000000000000000000000000000000000000000000000003613ed5577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152613f6760c082613949565b51902090565b9080546001600160401b038116906009840190613fd5613fb48354926002870193613faa613fa460018060c01b0392875490613b32565b88613b5f565b169060401c613b72565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b85019081549261400e6003870194613ffb613fa460018060c01b0392885490613b32565b166122e16001890191825460401c613b72565b5490555490556140595760ff825460a01c16600a8110156105f45760060361403d5761403a9150614099565b50565b600d61404b6140559261405d565b9201918254613b32565b9055565b5050565b613a6990670de0b6b3a7640000600181835460401c0692015460401c06906138f0565b6001600160c01b03918216908216039190821161282f57565b9061410f60016140a88461405d565b936140ed6140cc825460401c848060c01b03670de0b6b3a764000082061690614080565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b016122e1815460401c60018060c01b03670de0b6b3a764000082061690614080565b565b5f52600160205260405f209060018060a01b038254161561412e57565b639999974760e01b5f5260045ffd5b61414690614111565b9061415082614985565b15611cf257565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d1169986141ea949392825f52600260205260405f2060018060a01b0385165f5260205260405f2090600981018254906141c3600285019283546001600160401b038260401c921684614848565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b8161421b575050565b60405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448082019290925290815261410f90614256606482613949565b7f0000000000000000000000000000000000000000000000000000000000000000615279565b63ffffffff1663ffffffff600a8083069204911690600182101591826142d0575b50816142bd575b816142ad575090565b610897915063ffffffff16111590565b6107d063ffffffff8216101591506142a4565b6004101591505f61429d565b63ffffffff60019116019063ffffffff821161282f57565b63ffffffff60079116019063ffffffff821161282f57565b63ffffffff1663ffffffff600a80830692049116600481145f14614435575061433963ffffffff916142dc565b1663ffffffff806001925b91909216916002831191168161442f575f19810190811161282f57915b6101908084049306911561441e57600219810190811161282f57905b8160990291609983040361282f576002820180921161282f5761016d810281810461016d148215171561282f576143cd92606460056143c3613a5e948660021c906138f0565b9204930490613b32565b62023ab182029180830462023ab1149015171561282f576143ed916138f0565b620afa6b19810190811161282f576201518081029080820462015180149015171561282f576001600160401b031690565b6009810180911161282f579061437d565b91614361565b60030263ffffffff811690810361282f5763ffffffff61445581926142dc565b92614344565b61446490614111565b80549091906001600160a01b0316330361447a57565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611b23575f925f916146a3575b506001600160401b036203f4809116016001600160401b03811161282f576001600160401b03164211156146685785156146595761457d86846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610b2460a082613949565b918115801561464b575b801561463d575b61461f578082111561462e576145a48183613b32565b612710810290808204612710149015171561282f576107d08202918083046107d0149015171561282f571161461f5761461a7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613982565b0390a4565b63255041fb60e21b5f5260045ffd5b6146388282613b32565b6145a4565b50600160501b81101561458e565b50600160501b821015614587565b63436a887760e01b5f5260045ffd5b9350939150506146945781158015614686575b61461f57036132cb57565b50600160501b82101561467b565b6302e6bdf760e41b5f5260045ffd5b9250506040823d6040116146ed575b816146bf60409383613949565b81010312611b2e5760208251920151916001600160401b0383168303611b2e57916001600160401b036144f0565b3d91506146b2565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff82161490816147d5575b600185019363ffffffff855460a01c16145f146147bd575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061410f945091925090156114a157611481906142f4565b5f5160206153125f395f51905f52600586015561473b565b806147f55750565b61410f90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152614256608482613949565b8115614834570490565b634e487b7160e01b5f52601260045260245ffd5b9061485b6148619493613a5e9354613b32565b90613b5f565b90670de0b6b3a7640000808304920690565b6001600160401b0360016148936148a094670de0b6b3a764000096613b5f565b92015460401c169061482a565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613f67606282613949565b90612d3f6148e593926148e0613e8a565b6148a4565b80929115613272576001600160a01b03168015908115614907575b506131bd57565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b23575f91614966575b50155f614900565b61497f915060203d602011611bcc57611bbe8183613949565b5f61495e565b60ff905460a01c16600a81101590816105f457600381149182156149ec575b82156149db575b82156149ca575b82156149bd57505090565b9091506105f45760081490565b8092506105f45760068114916149b2565b8092506105f45760058114916149ab565b506004811491505f6149a4565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614a909594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614a69600388019260018454990198895460401c9184614848565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b03841661254a5780546001600160401b038116948515614baa57614b1190614b07600e89019384549060401c906138f0565b9060401c906138f0565b90614b26826001600160401b03881689614873565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561282f57614b57600193614b9895613b32565b905501614b71866001600160401b03835460401c16613890565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff8116808203611b2e578015918215614e4a575b50508015614e31575b614dc45760a4356001600160401b0381168082141580611b2e5781158015614e1e575b614e175760e435926001600160401b03841691828503611b2e578215948515614e01575b5050505050614dc45760c4358015908115614df2575b50614dc457600160801b6101043510801590614de7575b8015614dd6575b614dc4576101443561ffff8116808203611b2e578015918215614dc8575b5050614dc4576101843563ffffffff8116808203611b2e57614c948261427c565b158015614da3575b614d9d576101a4359063ffffffff8216808303611b2e5710614d9d57614cc190615228565b63ffffffff80614cd084615228565b1691160363ffffffff811161282f5763ffffffff605091161015613e46576101c4356001600160401b038116808203611b2e5742811191821592614d78575b5050613e465761020435906001600160401b03821690818303611b2e576101e4356001600160401b03811690818103611b2e575082119283614d52575b50505090565b6001600160401b03929350611338614d6e92611338925061430c565b16115f8080614d4c565b9091506101e435906001600160401b03821691828103611b2e57505011155f80614d0f565b50505f90565b506101a43563ffffffff81168103611b2e57614dbe9061427c565b15614c9c565b5f90565b612710925050115f80614c73565b50600160801b610164351015614c55565b506101643515614c4e565b600160601b111590505f614c37565b509293509091611b2e5750115f80808080614c21565b5050505f90565b50505f6601000000000000821015614bfd565b5060843560ff8116808203611b2e576001915011614bda565b6103e7925050115f80614bd1565b614e618261427c565b158015614eb7575b8015614e9b575b61291e5763ffffffff60018192015460c01c16911603614e8c57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614e70565b5063ffffffff600182015460801c1663ffffffff831610614e69565b6001015460e01c60ff16614eeb575061410f906147ed565b81614ef4575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611b2e5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015611b2357614f565750565b5f61410f91613949565b9290606483028381046064148415171561282f57612710900493614f848585613b32565b9360068201906001600160801b03825491614fa682801992168460801c613b3f565b60801b16911617905584614fb8575050565b5f90614fc58683546138f0565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561282f57612710900494859161502b8387613b32565b9560068201906001600160801b0382549161504d82801992168460801c613b3f565b60801b16911617905582615062575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916150915f9586546138f0565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f83818061505c565b919091821561511657670de0b6b3a76400008302928304670de0b6b3a76400000361282f576150f460018201938454906138f0565b90615109615102848461482a565b82546138f0565b9055811561483457069055565b505050565b6041830361521f5782602011611b2e5781359183604011611b2e576020810135936040101561520b576040013560f81c90821580156151ef575b80156151e7575b80156151be575b80156151a7575b61519d576020935f93608093604051938452868401526040830152606082015282805260015afa15611b23575f51600191565b505050505f905f90565b50601b821415801561516a5750601c82141561516a565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615163565b50831561515c565b5070014551231950b75fc4402da1732fc9bebe19831015615155565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361282f57600a63ffffffff9106160163ffffffff811161282f5763ffffffff5f1991160163ffffffff811161282f5790565b81516001600160a01b03909116915f91829160200182855af13d15615309573d906001600160401b03821161391957604051916152c0601f8201601f191660200184613949565b82523d5f602084013e5b156152e1578051806152f05750503b155b6152e157565b631fa55c0760e11b5f5260045ffd5b615303925060208091830101910161396a565b156152db565b6060906152ca56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
