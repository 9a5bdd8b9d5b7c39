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

export const bytecode: `0x${string}` = '0x6101e0806040523461028a57610120816155018038038091610021828561028e565b83398101031261028a578051906001600160a01b038216820361028a5760208101516001600160a01b038116810361028a5760408201516001600160a01b038116810361028a5760608301516001600160a01b038116810361028a576080840151906001600160a01b038216820361028a5761009f60a086016102c5565b926100ac60c087016102c5565b946100c66101006100bf60e08a016102c5565b98016102c5565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c08261028e565b5190206101a052466101c05260405161522790816102da8239608051818181611615015281816120db01528181612d6f0152818161320d01526147f3015260a0518181816107e70152818161192001528181612120015281816121b40152818161238201526134ec015260c051818181612335015261438a015260e051818181612e00015261336701526101005181818161022201526141290152610120518181816106fb01526107a20152610140518181816110eb015261376e01526101605181818161026a01528181610e0f01528181612a0f0152614deb015261018051818181610c50015281816124970152818161341f01526135a201526101a05181613e9d01526101c05181613e770152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102b157604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361028a5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d500581461375c5750806304d66fed146135665780631ea2848e146134ca5780631f58801614613494578063221220eb1461344e5780632713f36e1461340a57806327fc0c98146133965780632b7ac3f3146133525780632c196cd014612b6e5780632d7c0b9414612b1e57806338e803b7146129fc5780633f067b20146129e05780634499f5b3146129ba578063465cf75414612974578063553dd8d9146125585780635f3825a21461248457806362b925621461236457806370edffc31461232057806371949af9146121a157806376bf84361461210a5780637b103999146120c657806381f7795914611d0c5780638932454814611bf25780638ba923ce14611bd25780638ceeba36146115d3578063906f6b0814611585578063979f2054146112ac5780639a05ba31146110c65780639be5be9914610d51578063a0befafe14610c3d578063ac522c5c146109a5578063ad44b79f1461096e578063af32607114610816578063b361e198146107d1578063c415b95c1461078c578063c869cb0614610762578063c8796572146106cc578063cb3fb85b146106ac578063d22ce90b1461065e578063df8a9e2114610476578063dfc58e8114610325578063eae1160b146102bc578063f698da2514610299578063f887ea40146102545763fc0c546a1461020d575f80fd5b346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025157806003193601126102515760206102b4613e74565b604051908152f35b5034610251576040366003190112610251576004356102d961379d565b9060ff835c1661031657906103058161030b93600160ff19875c1617865d6103008161400e565b6148c6565b906140e3565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b50346102515760403660031901126102515760043561034261379d565b9060ff835c1661031657825c60ff1916600117835d61036081613fe2565b805460ff8160a01c16600a8110156104625760061490811591610434575b506104255781816103b685836103b061039f8361030b9a9961030599614028565b6103aa8484886148c6565b906139ba565b93614973565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36139ba565b633e109d2960e11b8452600484fd5b60ff915060a81c16600481101561044e576003145f61037e565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102515760203660031901126102515760043560ff825c1661064f57815c60ff1916600117825d6104a88161432e565b60ff815460a01c16600a811015908161044e5760038114159182610641575b8261061b575b505061060c576104ee60068201546001600160801b038160801c9116613b4a565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610530858386614e55565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461056a916139ba565b670de0b6b3a7640000820291808304670de0b6b3a764000014901517156105f85790610595916139ba565b600d820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361030b9652a26146c0565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061062d57600514155f806104cd565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104c7565b632991011b60e11b8252600482fd5b50346102515760403660031901126102515761068361067b6137df565b600435613d9e565b60405190600681101561069857602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610251576020366003190112610251576106c9600435613ba0565b80f35b503461025157806003193601126102515760ff815c1661075357805c60ff1916600117815d61030b81548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a26140e3565b632991011b60e11b8152600490fd5b503461025157602036600319011261025157602060046107828135613fe2565b0154604051908152f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515760403660031901126102515760243590600435815c60ff1661064f57815c60ff1916600117825d829061084e81613fe2565b6001810160ff815460e01c16158061095a575b61094b5760ff825460a01c16600a8110156104625760050361093c5761030b9495600783016001600160801b03815416809211610932575b84926001600160401b0361091588856080956001600160801b03806108df857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613b4a565b16166001600160801b03198254161790556109106108fe838a8c614e55565b9590965460401c1685600b8c01614fb4565b613b4a565b9060405192898452602084015260408301526060820152a2614dc8565b9094508490610899565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b0316331415610861565b50346102515760203660031901126102515760ff6040602092600435815260018452205460a01c166109a36040518092613869565bf35b50346102515760a0366003190112610251576004356109c26137c9565b906044356064356084356001600160401b038111610c39576109e8903690600401613802565b946109f28561432e565b9260ff845460a01c16600a811015610c255760038114159081610c19575b50610c0a5760ff600185015460e01c16610bf85760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610be95787151580610bc0575b15610bb257600160801b841015610ba3576006820192610a85845460801c6001600160801b03600786015416906139ba565b8510610b9457976003879593610b8e9795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b1c8f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b1460c082613961565b51902061479c565b9765ffffffffffff60a01b90610b3190613b2e565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b031696608084019161399a565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a53565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a10565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461025157610c4c3661382f565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610d425781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610cc3818454168097613883565b16946001600160401b038216958611610d3357916001600160401b03610d0d7f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95936020956138c3565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461025157604036600319011261025157600435610d6e6137df565b60ff835c1661031657825c60ff1916600117835d610d8b82613fe2565b9160ff835460a01c16600a81101561044e57600381141590816110ba575b5061042557600183019260ff845460e01c16156110ab57610dca8382614d4d565b6001600160401b03610ddb846141df565b16421061109c57604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19485156110915787908896611052575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182611006575b50505060078401966001600160801b0388541691610edc8361091060068901546001600160801b038160801c9116613b4a565b80821015610fff57505b89908a99610ef482866139ba565b93849060ff8a5460a01c16600a811015610feb57600314610fa3575b5050938361030b9b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610f9e9a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b03191617835583836145c8565b614dc8565b9796959a509a509091508792988b9a610fbe9087868b614ef8565b809c91985460401c6001600160401b031660098b0191610fdd92614fb4565b935f97939291959697610f10565b634e487b7160e01b8f52602160045260248ffd5b9050610ee6565b61104493508282101561104c5781925b6001600160a01b0390819061102c908690613b4a565b16166001600160601b0360a01b825416179055613b4a565b5f8080610ea9565b82611016565b9550506040853d604011611089575b8161106e60409383613961565b810103126110855784516020909501519484610e49565b8680fd5b3d9150611061565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610da9565b503461025157604036600319011261025157600435602435600a81109081156112a8577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036112995761112283613fe2565b805460a01c60ff1692600483036111d557600a84101561046257600384036111c65760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b1561044e57916111c2604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556111b884518094613869565b6020830190613869565ba280f35b633e109d2960e11b8652600486fd5b6003830361121557600a84101561046257600484036111c65760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055611167565b600883036111c657600a841015806112855760038514159081611278575b81611267575b506111c6576007820180546001600160801b031916905560018201805463ffffffff60c01b19169055611167565b90506104625760058414155f611239565b5050600484141586611233565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b5034610251576040366003190112610251576004356112c96137df565b6112d282613fe2565b9060ff825460a01c1690600a821015908161046257600383141580611577575b6111c657600184019160ff835460e01c16611565576113118286614d4d565b6001600160401b0361132d611328611328856141df565b6138a3565b16938442106115565760078601948554918164ffffffffff8460a81c16109384611522575b50505050805f146114f15763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b156114ea5760055b85875260036020526040872063ffffffff83165f5260205260405f209060068110156114d65760ff8019835416911617905563ffffffff8116600a8106600463ffffffff82161491826114be575b845460a01c63ffffffff1603611458575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106c9955091935091501561149157611471906141c7565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61149a906141af565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206152075f395f51905f5260058801556113e0565b634e487b7160e01b88526021600452602488fd5b6004611392565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a361138a565b9091929350610c2557600414918215611541575b50505f808080611352565b60d01c64ffffffffff16101590505f80611536565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b5085915060048314156112f2565b50346102515760403660031901126102515760406115a161379d565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611b1e57610220366003190112611b1e5760ff5f5c16611bc357600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b13575f91611b94575b5015611b86576024358015611b77576044359182151580611b4e575b15611b4057611676614aab565b15611b315760043560405160208101903382528260408201526040815261169e606082613961565b5190205f8181526001602052604090208054919490916001600160a01b0316611b2257815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff81168103611b1e57825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff871693848803611b1e57835463ffffffff60c01b191660c089901b63ffffffff60c01b1617845561173d613b8a565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a8803611b1e578554926101a4359663ffffffff881694858903611b1e5763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff6118036137f2565b16608083015260a4356001600160401b038116809103611b1e5760a083015260c43560c083015260e435956001600160401b03871696878103611b1e578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611b1e578d610120880152610144359461ffff86169a8b8703611b1e578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b03841692838503611b1e57836101c08701526101e4356001600160401b03811695868203611b1e57866101e089015261020435926001600160401b03841698898503611b1e578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f906101409061195981613945565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152015250506119a0613b8a565b9450505050604051986119b28a613945565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611b1e578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f1928315611b1357602093611b00575b50805c60ff1916905d604051908152f35b611b0c91505f90613961565b5f5f611aef565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310611669565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611bb6915060203d602011611bbc575b611bae8183613961565b810190613982565b5f61164d565b503d611ba4565b632991011b60e11b5f5260045ffd5b34611b1e576020366003190112611b1e5760206005610782600435613fe2565b34611b1e576040366003190112611b1e57600435611c0e61379d565b60ff5f5c16611bc357600160ff195f5c16175f5d611c2b82613fe2565b805460ff8160a01c16600a8110156105e45760061490811591611cf1575b50611ce2578281611c6984836103b061039f83611cd89a61030599614028565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36139ba565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105e4576003141584611c49565b34611b1e576020366003190112611b1e575f6102e0604051611d2d81613915565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611dd0600435613fe2565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611e1d8b613915565b6001600160a01b038a168b52600a8110156105e45760208b015260048610156105e4576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611f7160208201516020850190613869565b611f8360408201516040850190613876565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611b1e575f366003190112611b1e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b1e576020366003190112611b1e576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612192575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34611b1e576121af3661382f565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361219257815f52600160205260405f20906121f882614852565b15611ce25761227b937f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b036122fb602094875f526002865260405f2060018060a01b0386165f5286526122f260405f209461225b8682613f57565b60098101548386169b6122a791612286916001600160c01b03918f613b77565b16885460401c6138fc565b87546001600160401b031660409190911b67ffffffffffffffff1916178755565b600b01546001600160c01b03906122be908c613b77565b166122d16001870191825460401c6138fc565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b828454166138c3565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b34611b1e575f366003190112611b1e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b1e576040366003190112611b1e576004356123806137c9565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612192575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206152075f395f51905f52916005919061245890805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206152075f395f51905f526020820152a2005b34611b1e576124923661382f565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361254957815f52600260205260405f2060018060a01b0384165f52602052600160405f2001926001600160401b03845416906001600160401b0383169482861161253a576001600160401b036122fb7f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f07995602095613883565b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b34611b1e5760c0366003190112611b1e576004356125746137df565b604435916001600160401b038316809303611b1e576125916137b3565b60843560a4356001600160401b038111611b1e576125b3903690600401613802565b90926125be8561432e565b9360ff855460a01c16600a81101590816105e45760038114159182612966575b82612954575b5050611ce25760018501549260ff8460e01c1661294557600886019182548060d01c95868c036129365763ffffffff80600a818460801c16049c169b168b1090811561291d575b5061290e57600a8a0263ffffffff811690810361281f5760040163ffffffff811161281f576126616001600160401b03916141df565b16948542106128ff57895f52600460205260405f208b5f5260205260ff60405f2054166128f0576001600160401b031694851080156128e7575b6128d8575f87129182156128d157600188016001811280158516908515161761281f57600160ff1b1461281f57875f03805f1981011161281f57935b841580156128c3575b6128b457612741918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b1460e082613961565b956001600160d01b03199061275590613b2e565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146128335781546001600160a01b03918216908216019490851161281f576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a0978361289f61287b60067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613b4a565b828686019461288e828754168094613b4a565b808210156128ad57505b1690613b57565b1684198254161790556127ec565b9050612898565b6375cf385f60e01b5f5260045ffd5b50600160801b8510156126e0565b87936126d7565b631059752760e31b5f5260045ffd5b5042851161269b565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c61262b565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105e4576005141589806125e4565b50600481141591505f6125de565b34611b1e5760c0366003190112611b1e5761298d6137df565b6129956137f2565b9060a43560ff81168103611b1e576020926102b4926064359060443590600435613aae565b34611b1e576040366003190112611b1e5760206102b46129d861379d565b6004356139c7565b34611b1e575f366003190112611b1e5760205f54604051908152f35b34611b1e576020366003190112611b1e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612b0f57612a48600435613fe2565b600181019081549060ff8260e01c166129455760ff815460a01c16600a8110156105e45760038114809281612ad5575b508215612a97575b5050611ce25760ff60e01b1916600160e01b179055005b9091505f60018314159283612ac6575b5082612ab7575b50508380612a80565b9091506105e457158380612aae565b6002141592505f905085612aa7565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612afe575b509185612a78565b60089150015460d01c151585612af6565b6320fac5fd60e21b5f5260045ffd5b34611b1e576040366003190112611b1e57612b3761379d565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b34611b1e57610280366003190112611b1e57612b886137df565b610100366043190112611b1e573661020411611b1e57610204359060ff82168203611b1e57610224359060ff82168203611b1e57610244356001600160401b038111611b1e57612bdc903690600401613802565b9093610264356001600160401b038111611b1e57612bfe903690600401613802565b909260ff5f5c16611bc357600160ff195f5c16175f5d612c1f60043561432e565b9687549460ff8660a01c16600a8110156105e45760038114159081613346575b50611ce257600260ff8616141580613338575b61332957600160ff89161161331a57600160ff89161480968197613309575b506132fa5760018901549360ff8560e01c1661294557612c91888b614d4d565b6001600160401b03612ca2896141df565b16421080156132d9575b6132ca5760038a015461014435036132bb576001600160401b038560401c1661016435036132bb5760058a01546101a435036132ac576101c435151580613280575b15611b4057600160801b6101e435101561327157612d149161018435896004358d61435c565b612d348282612d2f8a886101c4356101a4358d600435613aae565b615010565b9290156132625760ff85166002036131e45760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b13575f916131c5575b505b6001600160a01b038416159081156131bc575b506131ad576040805163f398789b60e01b8152906044600483013760845f604483015b6002821061319757505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b13575f91613178575b5015613169576040519260406044853760845f604086015b6002821061315357505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612ecb63ffffffff8c1695600435956101e084019161399a565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b031690816130fb575b5050600786016001600160801b0381541692612f8d8461091060068b01546001600160801b038160801c9116613b4a565b808210156130f457505b5f905f92612fa582876139ba565b9460ff86911615806130da575b613099575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a31561308b57600160ff845460b81c16019060ff821161281f57611cd893613086925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b031916178155600435906145c8565b6146c0565b61308690611cd8935f61303f565b94925092509650956130b05f93876004358b614ef8565b9190926130d48394936001600160401b0360018d015460401c169060098d01614fb4565b8a612fb7565b5060ff8b5460a01c16600a8110156105e457600314612fb2565b9050612f97565b613145929350816101e435105f1461314d576101e435915b6001600160a01b03908190613129908590613b4a565b16166001600160601b0360a01b8254161790556101e435613b4a565b908680612f5c565b81613113565b6040808281866001953701930191019091612e50565b639bdd3e1360e01b5f5260045ffd5b613191915060203d602011611bbc57611bae8183613961565b8a612e38565b6040808281866001953701930191019091612dd7565b63034d174960e31b5f5260045ffd5b9050158a612db4565b6131de915060203d602011611bbc57611bae8183613961565b8a612d9f565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b13575f91613243575b50612da1565b61325c915060203d602011611bbc57611bae8183613961565b8a61323d565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612cee565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b036132f16113286113288b6141df565b16421015612cac565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612c71565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612c52565b6004915014158a612c3f565b34611b1e575f366003190112611b1e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b1e576020366003190112611b1e5760043563ffffffff81168103611b1e576133c08161414f565b1561290e57806001600160401b036133d96060936141df565b91816133f36113286113286133ed876138a3565b946141df565b918160405195168552166020840152166040820152f35b34611b1e575f366003190112611b1e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b1e576040366003190112611b1e5760043561346a61379d565b60ff5f5c16611bc35761030581611cd893600160ff195f5c16175f5d61348f8161400e565b614028565b34611b1e576020366003190112611b1e5760206001600160401b0360016134bc600435613fe2565b015460401c16604051908152f35b34611b1e576040366003190112611b1e576004356024356007811015611b1e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612192575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611b1e576080366003190112611b1e5760043561358261379d565b6044356001600160a01b0381169290839003611b1e576135a06137b3565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612549575f828152600160208181526040808420600283528185206001600160a01b03891686528084528286208a87529352932091810180546001600160401b038681169894939116881161253a576001600160401b036136957faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb59761365e86896136598760209c613f57565b613f57565b8261366c8282875416613883565b168319855416178455826136838282885416613883565b168319865416178555828654166138c3565b166001600160401b031984541617835580546001600160401b038116156136ce575b505060405196875250506001600160a01b031693a4005b613753936137476137266122d19461371c60019560401c9761370e670de0b6b3a76400008a06936122d185670de0b6b3a7640000855460401c069c6138e3565b6122d189825460401c6138e3565b835460401c6138fc565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b0191825460401c6138fc565b868080806136b7565b34611b1e575f366003190112611b1e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b0382168203611b1e57565b606435906001600160401b0382168203611b1e57565b602435906001600160401b0382168203611b1e57565b6024359063ffffffff82168203611b1e57565b6084359060ff82168203611b1e57565b9181601f84011215611b1e578235916001600160401b038311611b1e5760208381860195010111611b1e57565b6060906003190112611b1e57600435906024356001600160a01b0381168103611b1e57906044356001600160401b0381168103611b1e5790565b90600a8210156105e45752565b9060048210156105e45752565b906001600160401b03809116911603906001600160401b03821161281f57565b6001600160401b03623b5380911601906001600160401b03821161281f57565b906001600160401b03809116911601906001600160401b03821161281f57565b6001600160c01b03918216908216039190821161281f57565b6001600160c01b03918216908216019190821161281f57565b61030081019081106001600160401b0382111761393157604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761393157604052565b90601f801991011681019081106001600160401b0382111761393157604052565b90816020910312611b1e57518015158103611b1e5790565b908060209392818452848401375f828201840152601f01601f1916010190565b9190820180921161281f57565b906139d182613fe2565b915f52600260205260405f209060018060a01b03165f52602052613a4460405f20918254926001600160401b0380613a1a8187169660028501549060401c90886009880161471b565b959096613a3a60016003870154960154958660401c9083600b8a0161471b565b9490951690613883565b169160ff845460a01c16600a8110156105e457600614801590613aa6575b613a98576103aa939291613a8a613a7f613a8f93613a95996139ba565b96600d8601546139ba565b6139ba565b91614740565b90565b9350505050613a95916139ba565b508215613a62565b929460ff80929395613a9597613ac2613e74565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613b2561010082613961565b51902090614771565b65ffffffffffff60019116019065ffffffffffff821161281f57565b9190820391821161281f57565b906001600160801b03809116911601906001600160801b03821161281f57565b8181029291811591840414171561281f57565b60a4356001600160401b0381168103611b1e5790565b613ba981613fe2565b805460ff5f9160a01c16600a811015806105e457600382141580613d91575b8181613d80575b50611ce25760068401546001600160801b0381169060801c14613d1157613cfd57600503613cee5760078201546001600160801b038116613cdf5760801c64ffffffffff166276a700016001600160401b038111613ccb576001600160401b03164210613cbc5760018201805463ffffffff60c01b19169055600a820154600c830154613c5b916139ba565b9080613ca85750600d820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613d39916139ba565b600d820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105e457600582141581613bcf565b50505f6004821415613bc8565b613da781613fe2565b613db08361414f565b15908115613e56575b8115613e39575b5061290e575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156105e45781613e3557613dfd91506141df565b6001600160401b0381164210613e3057613e1e6001600160401b03916138a3565b16421015613e2b57600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f613dc0565b905063ffffffff600182015460801c1663ffffffff84161090613db9565b467f000000000000000000000000000000000000000000000000000000000000000003613ebf577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152613f5160c082613961565b51902090565b9080546001600160401b03811692613fda600b6009830192613fa36122868554966002890197613f99613f9360018060c01b03928b5490613b4a565b8c613b77565b169060401c6138fc565b01936122d160018654613fcc6003850199613fc6848060c01b03938c5490613b4a565b90613b77565b16920191825460401c6138fc565b549055549055565b5f52600160205260405f209060018060a01b0382541615613fff57565b639999974760e01b5f5260045ffd5b61401790613fe2565b9061402182614852565b15611ce257565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d1169986140bb949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490614094600285019283546001600160401b038260401c92168461471b565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b816140ec575050565b60405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448082019290925290815261414d90614127606482613961565b7f000000000000000000000000000000000000000000000000000000000000000061516e565b565b63ffffffff1663ffffffff600a8083069204911690600182101591826141a3575b5081614190575b81614180575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614177565b6004101591505f614170565b63ffffffff60019116019063ffffffff821161281f57565b63ffffffff60079116019063ffffffff821161281f57565b63ffffffff1663ffffffff600a80830692049116600481145f14614308575061420c63ffffffff916141af565b1663ffffffff806001925b919092169160028311911681614302575f19810190811161281f57915b610190808404930691156142f157600219810190811161281f57905b8160990291609983040361281f576002820180921161281f5761016d810281810461016d148215171561281f576142a09260646005614296613a8a948660021c906139ba565b9204930490613b4a565b62023ab182029180830462023ab1149015171561281f576142c0916139ba565b620afa6b19810190811161281f576201518081029080820462015180149015171561281f576001600160401b031690565b6009810180911161281f5790614250565b91614234565b60030263ffffffff811690810361281f5763ffffffff61432881926141af565b92614217565b61433790613fe2565b80549091906001600160a01b0316330361434d57565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611b13575f925f91614576575b506001600160401b036203f4809116016001600160401b03811161281f576001600160401b031642111561453b57851561452c5761445086846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610b1460a082613961565b918115801561451e575b8015614510575b6144f25780821115614501576144778183613b4a565b612710810290808204612710149015171561281f576107d08202918083046107d0149015171561281f57116144f2576144ed7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b031697604084019161399a565b0390a4565b63255041fb60e21b5f5260045ffd5b61450b8282613b4a565b614477565b50600160501b811015614461565b50600160501b82101561445a565b63436a887760e01b5f5260045ffd5b9350939150506145675781158015614559575b6144f257036132bb57565b50600160501b82101561454e565b6302e6bdf760e41b5f5260045ffd5b9250506040823d6040116145c0575b8161459260409383613961565b81010312611b1e5760208251920151916001600160401b0383168303611b1e57916001600160401b036143c3565b3d9150614585565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff82161490816146a8575b600185019363ffffffff855460a01c16145f14614690575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061414d9450919250901561149157611471906141c7565b5f5160206152075f395f51905f52600586015561460e565b806146c85750565b61414d90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152614127608482613961565b8115614707570490565b634e487b7160e01b5f52601260045260245ffd5b90613fc661472e9493613a8a9354613b4a565b90670de0b6b3a7640000808304920690565b6001600160401b03600161476061476d94670de0b6b3a764000096613b77565b92015460401c16906146fd565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613f51606282613961565b90612d2f6147b293926147ad613e74565b614771565b80929115613262576001600160a01b031680159081156147d4575b506131ad57565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b13575f91614833575b50155f6147cd565b61484c915060203d602011611bbc57611bae8183613961565b5f61482b565b60ff905460a01c16600a81101590816105e457600381149182156148b9575b82156148a8575b8215614897575b821561488a57505090565b9091506105e45760081490565b8092506105e457600681149161487f565b8092506105e4576005811491614878565b506004811491505f614871565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b602061495d9594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614936600388019260018454990198895460401c918461471b565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f209081549160018101908154936149bb6001600160401b0386166001600160401b038316613883565b946001600160401b03861615614a9f576149ed906149e3600d89019384549060401c906139ba565b9060401c906139ba565b90614a02826001600160401b03881689614740565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561281f57614a33600193614a7495613b4a565b905501614a4d866001600160401b03835460401c16613883565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b6001600160401b03614a898582845416613883565b6001600160401b03911681169091558154169055565b505f9550859450505050565b60643563ffffffff8116808203611b1e578015918215614d3f575b50508015614d26575b614cb95760a4356001600160401b0381168082141580611b1e5781158015614d13575b614d0c5760e435926001600160401b03841691828503611b1e578215948515614cf6575b5050505050614cb95760c4358015908115614ce7575b50614cb957600160801b6101043510801590614cdc575b8015614ccb575b614cb9576101443561ffff8116808203611b1e578015918215614cbd575b5050614cb9576101843563ffffffff8116808203611b1e57614b898261414f565b158015614c98575b614c92576101a4359063ffffffff8216808303611b1e5710614c9257614bb69061511d565b63ffffffff80614bc58461511d565b1691160363ffffffff811161281f5763ffffffff605091161015613e30576101c4356001600160401b038116808203611b1e5742811191821592614c6d575b5050613e305761020435906001600160401b03821690818303611b1e576101e4356001600160401b03811690818103611b1e575082119283614c47575b50505090565b6001600160401b03929350611328614c639261132892506141df565b16115f8080614c41565b9091506101e435906001600160401b03821691828103611b1e57505011155f80614c04565b50505f90565b506101a43563ffffffff81168103611b1e57614cb39061414f565b15614b91565b5f90565b612710925050115f80614b68565b50600160801b610164351015614b4a565b506101643515614b43565b600160601b111590505f614b2c565b509293509091611b1e5750115f80808080614b16565b5050505f90565b50505f6601000000000000821015614af2565b5060843560ff8116808203611b1e576001915011614acf565b6103e7925050115f80614ac6565b614d568261414f565b158015614dac575b8015614d90575b61290e5763ffffffff60018192015460c01c16911603614d8157565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614d65565b5063ffffffff600182015460801c1663ffffffff831610614d5e565b6001015460e01c60ff16614de0575061414d906146c0565b81614de9575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611b1e5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015611b1357614e4b5750565b5f61414d91613961565b9290606483028381046064148415171561281f57612710900493614e798585613b4a565b9360068201906001600160801b03825491614e9b82801992168460801c613b57565b60801b16911617905584614ead575050565b5f90614eba8683546139ba565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561281f576127109004948591614f208387613b4a565b9560068201906001600160801b03825491614f4282801992168460801c613b57565b60801b16911617905582614f57575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c91614f865f9586546139ba565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180614f51565b919091821561500b57670de0b6b3a76400008302928304670de0b6b3a76400000361281f57614fe960018201938454906139ba565b90614ffe614ff784846146fd565b82546139ba565b9055811561470757069055565b505050565b604183036151145782602011611b1e5781359183604011611b1e5760208101359360401015615100576040013560f81c90821580156150e4575b80156150dc575b80156150b3575b801561509c575b615092576020935f93608093604051938452868401526040830152606082015282805260015afa15611b13575f51600191565b505050505f905f90565b50601b821415801561505f5750601c82141561505f565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615058565b508315615051565b5070014551231950b75fc4402da1732fc9bebe1983101561504a565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361281f57600a63ffffffff9106160163ffffffff811161281f5763ffffffff5f1991160163ffffffff811161281f5790565b81516001600160a01b03909116915f91829160200182855af13d156151fe573d906001600160401b03821161393157604051916151b5601f8201601f191660200184613961565b82523d5f602084013e5b156151d6578051806151e55750503b155b6151d657565b631fa55c0760e11b5f5260045ffd5b6151f89250602080918301019101613982565b156151d0565b6060906151bf56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
