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

export const bytecode: `0x${string}` = '0x6101e08060405234610291576101208161571180380380916100218285610295565b833981010312610291578051906001600160a01b03821682036102915760208101516001600160a01b03811681036102915760408201516001600160a01b03811681036102915760608301516001600160a01b0381168103610291576080840151906001600160a01b03821682036102915761009f60a086016102cc565b926100ac60c087016102cc565b946100c66101006100bf60e08a016102cc565b98016102cc565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c082610295565b5190206101a052466101c05260405161543090816102e18239608051818181611625015281816121c601528181612e5a015281816132f801526149a4015260a0518181816107f7015281816119ae0152818161220b0152818161229f0152818161246d01526135d7015260c0518181816116b50152818161242001526145eb015260e051818181612eeb0152613452015261010051818181610222015261436601526101205181818161070b01526107b20152610140518181816110fb015261385601526101605181818161026a01528181610e1f01528181612afa0152614f74015261018051818181610c60015281816125820152818161350a015261368e01526101a05181613fc101526101c05181613f9b0152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102b857604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102915756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d50058146138445750806304d66fed146136515780631ea2848e146135b55780631f5880161461357f578063221220eb146135395780632713f36e146134f557806327fc0c98146134815780632b7ac3f31461343d5780632c196cd014612c595780632d7c0b9414612c0957806338e803b714612ae75780633f067b2014612acb5780634499f5b314612aa5578063465cf75414612a5f578063553dd8d9146126435780635f3825a21461256f57806362b925621461244f57806370edffc31461240b57806371949af91461228c57806376bf8436146121f55780637b103999146121b157806381f7795914611df75780638932454814611cdd5780638ba923ce14611cbd5780638ceeba36146115e3578063906f6b0814611595578063979f2054146112bc5780639a05ba31146110d65780639be5be9914610d61578063a0befafe14610c4d578063ac522c5c146109b5578063ad44b79f1461097e578063af32607114610826578063b361e198146107e1578063c415b95c1461079c578063c869cb0614610772578063c8796572146106dc578063cb3fb85b146106bc578063d22ce90b1461066e578063df8a9e2114610476578063dfc58e8114610325578063eae1160b146102bc578063f698da2514610299578063f887ea40146102545763fc0c546a1461020d575f80fd5b346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025157806003193601126102515760206102b4613f98565b604051908152f35b5034610251576040366003190112610251576004356102d9613885565b9060ff835c1661031657906103058161030b93600160ff19875c1617865d6103008161424b565b614a77565b90614320565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b503461025157604036600319011261025157600435610342613885565b9060ff835c1661031657825c60ff1916600117835d6103608161421f565b805460ff8160a01c16600a8110156104625760061490811591610434575b506104255781816103b685836103b061039f8361030b9a9961030599614265565b6103aa848488614a77565b906139eb565b93614b24565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36139eb565b633e109d2960e11b8452600484fd5b60ff915060a81c16600481101561044e576003145f61037e565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102515760203660031901126102515760043560ff825c1661065f57815c60ff1916600117825d6104a881614569565b60ff815460a01c16600a811015908161044e5760038114159182610651575b8261062b575b505061061c576104ee60068201546001600160801b038160801c9116613c2d565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610530858386614fde565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461057a9161056f91906139eb565b600d840154906139eb565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561060857906105a5916139eb565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361030b9652a261486b565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061063d57600514155f806104cd565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104c7565b632991011b60e11b8252600482fd5b50346102515760403660031901126102515761069361068b6138c7565b600435613ec2565b6040519060068110156106a857602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610251576020366003190112610251576106d9600435613caf565b80f35b503461025157806003193601126102515760ff815c1661076357805c60ff1916600117815d61030b81548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a2614320565b632991011b60e11b8152600490fd5b50346102515760203660031901126102515760206004610792813561421f565b0154604051908152f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515760403660031901126102515760243590600435815c60ff1661065f57815c60ff1916600117825d829061085e8161421f565b6001810160ff815460e01c16158061096a575b61095b5760ff825460a01c16600a8110156104625760050361094c5761030b9495600783016001600160801b03815416809211610942575b84926001600160401b0361092588856080956001600160801b03806108ef857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613c2d565b16166001600160801b031982541617905561092061090e838a8c614fde565b9590965460401c1685600b8c0161513d565b613c2d565b9060405192898452602084015260408301526060820152a2614f51565b90945084906108a9565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b0316331415610871565b50346102515760203660031901126102515760ff6040602092600435815260018452205460a01c166109b36040518092613951565bf35b50346102515760a0366003190112610251576004356109d26138b1565b906044356064356084356001600160401b038111610c49576109f89036906004016138ea565b94610a0285614569565b9260ff845460a01c16600a811015610c355760038114159081610c29575b50610c1a5760ff600185015460e01c16610c085760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610bf95787151580610bd0575b15610bc257600160801b841015610bb3576006820192610a95845460801c6001600160801b03600786015416906139eb565b8510610ba457976003879593610b9e9795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b2c8f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b2460c082613a44565b51902061494d565b9765ffffffffffff60a01b90610b4190613c11565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613a7d565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a63565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a20565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461025157610c5c36613917565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610d525781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610cd381845416809761396b565b16946001600160401b038216958611610d4357916001600160401b03610d1d7f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa95936020956139cb565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461025157604036600319011261025157600435610d7e6138c7565b60ff835c1661031657825c60ff1916600117835d610d9b8261421f565b9160ff835460a01c16600a81101561044e57600381141590816110ca575b5061042557600183019260ff845460e01c16156110bb57610dda8382614ed6565b6001600160401b03610deb8461441a565b1642106110ac57604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19485156110a15787908896611062575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182611016575b50505060078401966001600160801b0388541691610eec8361092060068901546001600160801b038160801c9116613c2d565b8082101561100f57505b89908a99610f0482866139eb565b93849060ff8a5460a01c16600a811015610ffb57600314610fb3575b5050938361030b9b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610fae9a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383614773565b614f51565b9796959a509a509091508792988b9a610fce9087868b615081565b809c91985460401c6001600160401b031660098b0191610fed9261513d565b935f97939291959697610f20565b634e487b7160e01b8f52602160045260248ffd5b9050610ef6565b61105493508282101561105c5781925b6001600160a01b0390819061103c908690613c2d565b16166001600160601b0360a01b825416179055613c2d565b5f8080610eb9565b82611026565b9550506040853d604011611099575b8161107e60409383613a44565b810103126110955784516020909501519484610e59565b8680fd5b3d9150611071565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610db9565b503461025157604036600319011261025157600435602435600a81109081156112b8577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036112a9576111328361421f565b805460a01c60ff1692600483036111e557600a84101561046257600384036111d65760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b1561044e57916111d2604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556111c884518094613951565b6020830190613951565ba280f35b633e109d2960e11b8652600486fd5b6003830361122557600a84101561046257600484036111d65760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055611177565b600883036111d657600a841015806112955760038514159081611288575b81611277575b506111d6576007820180546001600160801b031916905560018201805463ffffffff60c01b19169055611177565b90506104625760058414155f611249565b5050600484141586611243565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b5034610251576040366003190112610251576004356112d96138c7565b6112e28261421f565b9060ff825460a01c1690600a821015908161046257600383141580611587575b6111d657600184019160ff835460e01c16611575576113218286614ed6565b6001600160401b0361133d6113386113388561441a565b61398b565b16938442106115665760078601948554918164ffffffffff8460a81c16109384611532575b50505050805f146115015763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b156114fa5760055b85875260036020526040872063ffffffff83165f5260205260405f209060068110156114e65760ff8019835416911617905563ffffffff8116600a8106600463ffffffff82161491826114ce575b845460a01c63ffffffff1603611468575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106d995509193509150156114a15761148190614402565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6114aa906143ea565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206154105f395f51905f5260058801556113f0565b634e487b7160e01b88526021600452602488fd5b60046113a2565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a361139a565b9091929350610c3557600414918215611551575b50505f808080611362565b60d01c64ffffffffff16101590505f80611546565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b508591506004831415611302565b50346102515760403660031901126102515760406115b1613885565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611bac57610220366003190112611bac5760ff5f5c16611cae57600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611ba1575f91611c7f575b5015611c7157602435908115611c62576044359081151580611c39575b15611c2b57611687614c34565b15611c1c57611694613c86565b60408051622385a760e11b815263ffffffff929092166004830152816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611ba1575f905f92611bea575b5015908115611bce575b50611bbf57600435604051602081019033825282604082015260408152611721606082613a44565b5190205f8181526001602052604090208054919490916001600160a01b0316611bb057815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff81168103611bac57825460ff60b01b191660b09190911b60ff60b01b161782556117b3611793613c86565b835463ffffffff60c01b191660c09190911b63ffffffff60c01b16178355565b6117bb613c99565b906001600160401b036001840192166001600160401b0319835416178255610184359363ffffffff851697888603611bac578354906101a4359463ffffffff861692838703611bac5763ffffffff60a01b8760a01b169063ffffffff60801b8a60801b16906001600160401b0360801b19161717905580600287015583600387015560066101643596016001600160801b03808816166001600160801b0319825416179055604051928352602083015282604083015260643563ffffffff8116809103611bac57606083015260ff6118916138da565b16608083015260a4356001600160401b038116809103611bac5760a083015260c43560c083015260e435956001600160401b03871696878103611bac578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611bac578d610120880152610144359461ffff86169a8b8703611bac578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b03841692838503611bac57836101c08701526101e4356001600160401b03811695868203611bac57866101e089015261020435926001600160401b03841698898503611bac578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f90610140906119e781613a28565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015201525050611a2e613c99565b945050505060405198611a408a613a28565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611bac578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f1928315611ba157602093611b8e575b50805c60ff1916905d604051908152f35b611b9a91505f90613a44565b5f5f611b7d565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b63436a887760e01b5f5260045ffd5b6001600160401b039150611be1906139ab565b1642115f6116f9565b9050611c0e915060403d604011611c15575b611c068183613a44565b810190614597565b905f6116ef565b503d611bfc565b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001821061167a565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611ca1915060203d602011611ca7575b611c998183613a44565b810190613a65565b5f61165d565b503d611c8f565b632991011b60e11b5f5260045ffd5b34611bac576020366003190112611bac576020600561079260043561421f565b34611bac576040366003190112611bac57600435611cf9613885565b60ff5f5c16611cae57600160ff195f5c16175f5d611d168261421f565b805460ff8160a01c16600a8110156105f45760061490811591611ddc575b50611dcd578281611d5484836103b061039f83611dc39a61030599614265565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36139eb565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105f4576003141584611d34565b34611bac576020366003190112611bac575f6102e0604051611e18816139f8565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611ebb60043561421f565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611f088b6139f8565b6001600160a01b038a168b52600a8110156105f45760208b015260048610156105f4576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b03815116835261205c60208201516020850190613951565b61206e6040820151604085019061395e565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611bac575f366003190112611bac576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611bac576020366003190112611bac576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361227d575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34611bac5761229a36613917565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361227d57815f52600160205260405f20906122e382614a03565b15611dcd57612366937f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b036123e6602094875f526002865260405f2060018060a01b0386165f5286526123dd60405f2094612346868261407b565b60098101548386169b61239291612371916001600160c01b03918f613c5a565b16885460401c613c6d565b87546001600160401b031660409190911b67ffffffffffffffff1916178755565b600b01546001600160c01b03906123a9908c613c5a565b166123bc6001870191825460401c613c6d565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b828454166139cb565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b34611bac575f366003190112611bac576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611bac576040366003190112611bac5760043561246b6138b1565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361227d575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206154105f395f51905f52916005919061254390805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206154105f395f51905f526020820152a2005b34611bac5761257d36613917565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361263457815f52600260205260405f2060018060a01b0384165f52602052600160405f2001926001600160401b03845416906001600160401b03831694828611612625576001600160401b036123e67f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f0799560209561396b565b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b34611bac5760c0366003190112611bac5760043561265f6138c7565b604435916001600160401b038316809303611bac5761267c61389b565b60843560a4356001600160401b038111611bac5761269e9036906004016138ea565b90926126a985614569565b9360ff855460a01c16600a81101590816105f45760038114159182612a51575b82612a3f575b5050611dcd5760018501549260ff8460e01c16612a3057600886019182548060d01c95868c03612a215763ffffffff80600a818460801c16049c169b168b10908115612a08575b506129f957600a8a0263ffffffff811690810361290a5760040163ffffffff811161290a5761274c6001600160401b039161441a565b16948542106129ea57895f52600460205260405f208b5f5260205260ff60405f2054166129db576001600160401b031694851080156129d2575b6129c3575f87129182156129bc57600188016001811280158516908515161761290a57600160ff1b1461290a57875f03805f1981011161290a57935b841580156129ae575b61299f5761282c918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b2460e082613a44565b956001600160d01b03199061284090613c11565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f1461291e5781546001600160a01b03918216908216019490851161290a576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a0978361298a61296660067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613c2d565b8286860194612979828754168094613c2d565b8082101561299857505b1690613c3a565b1684198254161790556128d7565b9050612983565b6375cf385f60e01b5f5260045ffd5b50600160801b8510156127cb565b87936127c2565b631059752760e31b5f5260045ffd5b50428511612786565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c612716565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105f4576005141589806126cf565b50600481141591505f6126c9565b34611bac5760c0366003190112611bac57612a786138c7565b612a806138da565b9060a43560ff81168103611bac576020926102b4926064359060443590600435613b91565b34611bac576040366003190112611bac5760206102b4612ac3613885565b600435613a9d565b34611bac575f366003190112611bac5760205f54604051908152f35b34611bac576020366003190112611bac577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612bfa57612b3360043561421f565b600181019081549060ff8260e01c16612a305760ff815460a01c16600a8110156105f45760038114809281612bc0575b508215612b82575b5050611dcd5760ff60e01b1916600160e01b179055005b9091505f60018314159283612bb1575b5082612ba2575b50508380612b6b565b9091506105f457158380612b99565b6002141592505f905085612b92565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612be9575b509185612b63565b60089150015460d01c151585612be1565b6320fac5fd60e21b5f5260045ffd5b34611bac576040366003190112611bac57612c22613885565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b34611bac57610280366003190112611bac57612c736138c7565b610100366043190112611bac573661020411611bac57610204359060ff82168203611bac57610224359060ff82168203611bac57610244356001600160401b038111611bac57612cc79036906004016138ea565b9093610264356001600160401b038111611bac57612ce99036906004016138ea565b909260ff5f5c16611cae57600160ff195f5c16175f5d612d0a600435614569565b9687549460ff8660a01c16600a8110156105f45760038114159081613431575b50611dcd57600260ff8616141580613423575b61341457600160ff89161161340557600160ff891614809681976133f4575b506133e55760018901549360ff8560e01c16612a3057612d7c888b614ed6565b6001600160401b03612d8d8961441a565b16421080156133c4575b6133b55760038a015461014435036133a6576001600160401b038560401c1661016435036133a65760058a01546101a43503613397576101c43515158061336b575b15611c2b57600160801b6101e435101561335c57612dff9161018435896004358d6145bd565b612e1f8282612e1a8a886101c4356101a4358d600435613b91565b615219565b92901561334d5760ff85166002036132cf5760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611ba1575f916132b0575b505b6001600160a01b038416159081156132a7575b50613298576040805163f398789b60e01b8152906044600483013760845f604483015b6002821061328257505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611ba1575f91613263575b5015613254576040519260406044853760845f604086015b6002821061323e57505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612fb663ffffffff8c1695600435956101e0840191613a7d565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b031690816131e6575b5050600786016001600160801b03815416926130788461092060068b01546001600160801b038160801c9116613c2d565b808210156131df57505b5f905f9261309082876139eb565b9460ff86911615806131c5575b613184575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a31561317657600160ff845460b81c16019060ff821161290a57611dc393613171925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590614773565b61486b565b61317190611dc3935f61312a565b949250925096509561319b5f93876004358b615081565b9190926131bf8394936001600160401b0360018d015460401c169060098d0161513d565b8a6130a2565b5060ff8b5460a01c16600a8110156105f45760031461309d565b9050613082565b613230929350816101e435105f14613238576101e435915b6001600160a01b03908190613214908590613c2d565b16166001600160601b0360a01b8254161790556101e435613c2d565b908680613047565b816131fe565b6040808281866001953701930191019091612f3b565b639bdd3e1360e01b5f5260045ffd5b61327c915060203d602011611ca757611c998183613a44565b8a612f23565b6040808281866001953701930191019091612ec2565b63034d174960e31b5f5260045ffd5b9050158a612e9f565b6132c9915060203d602011611ca757611c998183613a44565b8a612e8a565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611ba1575f9161332e575b50612e8c565b613347915060203d602011611ca757611c998183613a44565b8a613328565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612dd9565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b036133dc6113386113388b61441a565b16421015612d97565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612d5c565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612d3d565b6004915014158a612d2a565b34611bac575f366003190112611bac576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611bac576020366003190112611bac5760043563ffffffff81168103611bac576134ab8161438a565b156129f957806001600160401b036134c460609361441a565b91816134de6113386113386134d88761398b565b9461441a565b918160405195168552166020840152166040820152f35b34611bac575f366003190112611bac576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611bac576040366003190112611bac57600435613555613885565b60ff5f5c16611cae5761030581611dc393600160ff195f5c16175f5d61357a8161424b565b614265565b34611bac576020366003190112611bac5760206001600160401b0360016135a760043561421f565b015460401c16604051908152f35b34611bac576040366003190112611bac576004356024356007811015611bac577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361227d575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611bac576080366003190112611bac5760043561366d613885565b6044356001600160a01b0381169290839003611bac5761368b61389b565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612634575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b038616958615801561382e575b6126255761375d6001600160401b0391613718868661407b565b613722848661407b565b82613730828289541661396b565b168319875416178655600186018361374b838284541661396b565b168419825416179055828454166139cb565b166001600160401b03198254161790556001600160401b03825416156137b8575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a8310156105f4577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb59360209360060361381957600e613806613810926141a7565b92019182546139eb565b90555b9161377e565b600d6138066138279261416b565b9055613813565b506001600160401b0360018501541687116136fe565b34611bac575f366003190112611bac577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b0382168203611bac57565b606435906001600160401b0382168203611bac57565b602435906001600160401b0382168203611bac57565b6024359063ffffffff82168203611bac57565b6084359060ff82168203611bac57565b9181601f84011215611bac578235916001600160401b038311611bac5760208381860195010111611bac57565b6060906003190112611bac57600435906024356001600160a01b0381168103611bac57906044356001600160401b0381168103611bac5790565b90600a8210156105f45752565b9060048210156105f45752565b906001600160401b03809116911603906001600160401b03821161290a57565b6001600160401b03623b5380911601906001600160401b03821161290a57565b6001600160401b036203f480911601906001600160401b03821161290a57565b906001600160401b03809116911601906001600160401b03821161290a57565b9190820180921161290a57565b61030081019081106001600160401b03821117613a1457604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b03821117613a1457604052565b90601f801991011681019081106001600160401b03821117613a1457604052565b90816020910312611bac57518015158103611bac5790565b908060209392818452848401375f828201840152601f01601f1916010190565b90613aa78261421f565b915f52600260205260405f209060018060a01b03165f5260205260405f2090815490613aeb6001600160401b0383169260028501549060401c9084600985016148c6565b929093613b0b60016003830154920154918260401c9084600b87016148c6565b9160ff855460a01c16600a8110156105f45760061490811591613b88575b8115613b75575b50613b67576103aa939291613b59613b4e613b5e93613b64996139eb565b96600e8601546139eb565b6139eb565b916148f1565b90565b9350505050613b64916139eb565b6001600160401b0391501615155f613b30565b84159150613b29565b929460ff80929395613b6497613ba5613f98565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613c0861010082613a44565b51902090614922565b65ffffffffffff60019116019065ffffffffffff821161290a57565b9190820391821161290a57565b906001600160801b03809116911601906001600160801b03821161290a57565b8181029291811591840414171561290a57565b6001600160c01b03918216908216019190821161290a57565b60643563ffffffff81168103611bac5790565b60a4356001600160401b0381168103611bac5790565b613cb88161421f565b805460ff5f9160a01c16600a811015806105f457600382141580613eb5575b8181613ea4575b50611dcd5760068401546001600160801b0381169060801c14613e2557613e1157600503613e025760078201546001600160801b038116613df35760801c64ffffffffff166276a700016001600160401b038111613ddf576001600160401b03164210613dd05760018201805463ffffffff60c01b19169055600a820154600c830154613d6f9161056f91906139eb565b9080613dbc5750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613e5d91613e5291906139eb565b600d830154906139eb565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105f457600582141581613cde565b50505f6004821415613cd7565b613ecb8161421f565b613ed48361438a565b15908115613f7a575b8115613f5d575b506129f9575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156105f45781613f5957613f21915061441a565b6001600160401b0381164210613f5457613f426001600160401b039161398b565b16421015613f4f57600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f613ee4565b905063ffffffff600182015460801c1663ffffffff84161090613edd565b467f000000000000000000000000000000000000000000000000000000000000000003613fe3577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261407560c082613a44565b51902090565b9080546001600160401b0381169060098401906140e36140c283549260028701936140b86140b260018060c01b0392875490613c2d565b88613c5a565b169060401c613c6d565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b85019081549261411c60038701946141096140b260018060c01b0392885490613c2d565b166123bc6001890191825460401c613c6d565b5490555490556141675760ff825460a01c16600a8110156105f45760060361414b5761414891506141a7565b50565b600d6141596141639261416b565b9201918254613c2d565b9055565b5050565b613b6490670de0b6b3a7640000600181835460401c0692015460401c06906139eb565b6001600160c01b03918216908216039190821161290a57565b9061421d60016141b68461416b565b936141fb6141da825460401c848060c01b03670de0b6b3a76400008206169061418e565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b016123bc815460401c60018060c01b03670de0b6b3a76400008206169061418e565b565b5f52600160205260405f209060018060a01b038254161561423c57565b639999974760e01b5f5260045ffd5b6142549061421f565b9061425e82614a03565b15611dcd57565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d1169986142f8949392825f52600260205260405f2060018060a01b0385165f5260205260405f2090600981018254906142d1600285019283546001600160401b038260401c9216846148c6565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b81614329575050565b60405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448082019290925290815261421d90614364606482613a44565b7f0000000000000000000000000000000000000000000000000000000000000000615377565b63ffffffff1663ffffffff600a8083069204911690600182101591826143de575b50816143cb575b816143bb575090565b610897915063ffffffff16111590565b6107d063ffffffff8216101591506143b2565b6004101591505f6143ab565b63ffffffff60019116019063ffffffff821161290a57565b63ffffffff60079116019063ffffffff821161290a57565b63ffffffff1663ffffffff600a80830692049116600481145f14614543575061444763ffffffff916143ea565b1663ffffffff806001925b91909216916002831191168161453d575f19810190811161290a57915b6101908084049306911561452c57600219810190811161290a57905b8160990291609983040361290a576002820180921161290a5761016d810281810461016d148215171561290a576144db92606460056144d1613b59948660021c906139eb565b9204930490613c2d565b62023ab182029180830462023ab1149015171561290a576144fb916139eb565b620afa6b19810190811161290a576201518081029080820462015180149015171561290a576001600160401b031690565b6009810180911161290a579061448b565b9161446f565b60030263ffffffff811690810361290a5763ffffffff61456381926143ea565b92614452565b6145729061421f565b80549091906001600160a01b0316330361458857565b63a75eaca960e01b5f5260045ffd5b9190826040910312611bac57602082519201516001600160401b0381168103611bac5790565b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611ba1575f925f91614742575b506146366001600160401b03916139ab565b16421115614707578515611bbf576146a76146a087856040519863ffffffff60208b01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528a60408d015216998a606082015286608082015260808152610b2460a082613a44565b9282615199565b156146f8576146f37fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613a7d565b0390a4565b63255041fb60e21b5f5260045ffd5b9350939150506147335781158015614725575b6146f857036133a657565b50600160501b82101561471a565b6302e6bdf760e41b5f5260045ffd5b61463693506001600160401b0391506147699060403d604011611c1557611c068183613a44565b9390939150614624565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff8216149081614853575b600185019363ffffffff855460a01c16145f1461483b575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5061421d945091925090156114a15761148190614402565b5f5160206154105f395f51905f5260058601556147b9565b806148735750565b61421d90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152614364608482613a44565b81156148b2570490565b634e487b7160e01b5f52601260045260245ffd5b906148d96148df9493613b599354613c2d565b90613c5a565b90670de0b6b3a7640000808304920690565b6001600160401b03600161491161491e94670de0b6b3a764000096613c5a565b92015460401c16906148a8565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152614075606282613a44565b90612e1a614963939261495e613f98565b614922565b8092911561334d576001600160a01b03168015908115614985575b5061329857565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611ba1575f916149e4575b50155f61497e565b6149fd915060203d602011611ca757611c998183613a44565b5f6149dc565b60ff905460a01c16600a81101590816105f45760038114918215614a6a575b8215614a59575b8215614a48575b8215614a3b57505090565b9091506105f45760081490565b8092506105f4576006811491614a30565b8092506105f4576005811491614a29565b506004811491505f614a22565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614b0e9594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614ae7600388019260018454990198895460401c91846148c6565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b0384166126255780546001600160401b038116948515614c2857614b8f90614b85600e89019384549060401c906139eb565b9060401c906139eb565b90614ba4826001600160401b038816896148f1565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561290a57614bd5600193614c1695613c2d565b905501614bef866001600160401b03835460401c1661396b565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff8116808203611bac578015918215614ec8575b50508015614eaf575b614e425760a4356001600160401b0381168082141580611bac5781158015614e9c575b614e955760e435926001600160401b03841691828503611bac578215948515614e7f575b5050505050614e425760c4358015908115614e70575b50614e4257600160801b6101043510801590614e65575b8015614e54575b614e42576101443561ffff8116808203611bac578015918215614e46575b5050614e42576101843563ffffffff8116808203611bac57614d128261438a565b158015614e21575b614e1b576101a4359063ffffffff8216808303611bac5710614e1b57614d3f90615326565b63ffffffff80614d4e84615326565b1691160363ffffffff811161290a5763ffffffff605091161015613f54576101c4356001600160401b038116808203611bac5742811191821592614df6575b5050613f545761020435906001600160401b03821690818303611bac576101e4356001600160401b03811690818103611bac575082119283614dd0575b50505090565b6001600160401b03929350611338614dec92611338925061441a565b16115f8080614dca565b9091506101e435906001600160401b03821691828103611bac57505011155f80614d8d565b50505f90565b506101a43563ffffffff81168103611bac57614e3c9061438a565b15614d1a565b5f90565b612710925050115f80614cf1565b50600160801b610164351015614cd3565b506101643515614ccc565b600160601b111590505f614cb5565b509293509091611bac5750115f80808080614c9f565b5050505f90565b50505f6601000000000000821015614c7b565b5060843560ff8116808203611bac576001915011614c58565b6103e7925050115f80614c4f565b614edf8261438a565b158015614f35575b8015614f19575b6129f95763ffffffff60018192015460c01c16911603614f0a57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614eee565b5063ffffffff600182015460801c1663ffffffff831610614ee7565b6001015460e01c60ff16614f69575061421d9061486b565b81614f72575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611bac5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015611ba157614fd45750565b5f61421d91613a44565b9290606483028381046064148415171561290a576127109004936150028585613c2d565b9360068201906001600160801b0382549161502482801992168460801c613c3a565b60801b16911617905584615036575050565b5f906150438683546139eb565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b93919093606484028481046064148515171561290a5761271090049485916150a98387613c2d565b9560068201906001600160801b038254916150cb82801992168460801c613c3a565b60801b169116179055826150e0575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c9161510f5f9586546139eb565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806150da565b919091821561519457670de0b6b3a76400008302928304670de0b6b3a76400000361290a5761517260018201938454906139eb565b9061518761518084846148a8565b82546139eb565b905581156148b257069055565b505050565b8015801561520b575b80156151fd575b614e1b5781808211156151ee576151bf91613c2d565b612710810290808204612710149015171561290a576107d08202918083046107d0149015171561290a57111590565b906151f891613c2d565b6151bf565b50600160501b8210156151a9565b50600160501b8110156151a2565b6041830361531d5782602011611bac5781359183604011611bac5760208101359360401015615309576040013560f81c90821580156152ed575b80156152e5575b80156152bc575b80156152a5575b61529b576020935f93608093604051938452868401526040830152606082015282805260015afa15611ba1575f51600191565b505050505f905f90565b50601b82141580156152685750601c821415615268565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615261565b50831561525a565b5070014551231950b75fc4402da1732fc9bebe19831015615253565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361290a57600a63ffffffff9106160163ffffffff811161290a5763ffffffff5f1991160163ffffffff811161290a5790565b81516001600160a01b03909116915f91829160200182855af13d15615407573d906001600160401b038211613a1457604051916153be601f8201601f191660200184613a44565b82523d5f602084013e5b156153df578051806153ee5750503b155b6153df57565b631fa55c0760e11b5f5260045ffd5b6154019250602080918301019101613a65565b156153d9565b6060906153c856fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
