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

export const bytecode: `0x${string}` = '0x6101e0806040523461028a57610120816156528038038091610021828561028e565b83398101031261028a578051906001600160a01b038216820361028a5760208101516001600160a01b038116810361028a5760408201516001600160a01b038116810361028a5760608301516001600160a01b038116810361028a576080840151906001600160a01b038216820361028a5761009f60a086016102c5565b926100ac60c087016102c5565b946100c66101006100bf60e08a016102c5565b98016102c5565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c08261028e565b5190206101a052466101c05260405161537890816102da823960805181818161166b0152818161213101528181612dc501528181613263015261496c015260a0518181816107f701528181611976015281816121760152818161220a015281816123d80152613542015260c05181818161238b01526144fd015260e051818181612e5601526133bd015261010051818181610222015261429e01526101205181818161070b01526107b20152610140518181816110fb01526137c101526101605181818161026a01528181610e1f01528181612a650152614f3c015261018051818181610c60015281816124ed0152818161347501526135f901526101a05181613ef901526101c05181613ed30152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102b157604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361028a5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d50058146137af5750806304d66fed146135bc5780631ea2848e146135205780631f588016146134ea578063221220eb146134a45780632713f36e1461346057806327fc0c98146133ec5780632b7ac3f3146133a85780632c196cd014612bc45780632d7c0b9414612b7457806338e803b714612a525780633f067b2014612a365780634499f5b314612a10578063465cf754146129ca578063553dd8d9146125ae5780635f3825a2146124da57806362b92562146123ba57806370edffc31461237657806371949af9146121f757806376bf8436146121605780637b1039991461211c57806381f7795914611d625780638932454814611c485780638ba923ce14611c285780638ceeba3614611629578063906f6b08146115db578063979f2054146113025780639a05ba31146110d65780639be5be9914610d61578063a0befafe14610c4d578063ac522c5c146109b5578063ad44b79f1461097e578063af32607114610826578063b361e198146107e1578063c415b95c1461079c578063c869cb0614610772578063c8796572146106dc578063cb3fb85b146106bc578063d22ce90b1461066e578063df8a9e2114610476578063dfc58e8114610325578063eae1160b146102bc578063f698da2514610299578063f887ea40146102545763fc0c546a1461020d575f80fd5b346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025157806003193601126102515760206102b4613ed0565b604051908152f35b5034610251576040366003190112610251576004356102d96137f0565b9060ff835c1661031657906103058161030b93600160ff19875c1617865d61030081614183565b614a3f565b90614258565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b5034610251576040366003190112610251576004356103426137f0565b9060ff835c1661031657825c60ff1916600117835d61036081614157565b805460ff8160a01c16600a8110156104625760061490811591610434575b506104255781816103b685836103b061039f8361030b9a996103059961419d565b6103aa848488614a3f565b90613936565b93614aec565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3613936565b633e109d2960e11b8452600484fd5b60ff915060a81c16600481101561044e576003145f61037e565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b50346102515760203660031901126102515760043560ff825c1661065f57815c60ff1916600117825d6104a8816144a1565b60ff815460a01c16600a811015908161044e5760038114159182610651575b8261062b575b505061061c576104ee60068201546001600160801b038160801c9116613b78565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca610530858386614fa6565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461057a9161056f9190613936565b600d84015490613936565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561060857906105a591613936565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff234602084600361030b9652a2614833565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061063d57600514155f806104cd565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104c7565b632991011b60e11b8252600482fd5b50346102515760403660031901126102515761069361068b613832565b600435613dfa565b6040519060068110156106a857602092508152f35b634e487b7160e01b83526021600452602483fd5b5034610251576020366003190112610251576106d9600435613be7565b80f35b503461025157806003193601126102515760ff815c1661076357805c60ff1916600117815d61030b81548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a2614258565b632991011b60e11b8152600490fd5b503461025157602036600319011261025157602060046107928135614157565b0154604051908152f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515780600319360112610251576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102515760403660031901126102515760243590600435815c60ff1661065f57815c60ff1916600117825d829061085e81614157565b6001810160ff815460e01c16158061096a575b61095b5760ff825460a01c16600a8110156104625760050361094c5761030b9495600783016001600160801b03815416809211610942575b84926001600160401b0361092588856080956001600160801b03806108ef857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613b78565b16166001600160801b031982541617905561092061090e838a8c614fa6565b9590965460401c1685600b8c01615105565b613b78565b9060405192898452602084015260408301526060820152a2614f19565b90945084906108a9565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b0316331415610871565b50346102515760203660031901126102515760ff6040602092600435815260018452205460a01c166109b360405180926138bc565bf35b50346102515760a0366003190112610251576004356109d261381c565b906044356064356084356001600160401b038111610c49576109f8903690600401613855565b94610a02856144a1565b9260ff845460a01c16600a811015610c355760038114159081610c29575b50610c1a5760ff600185015460e01c16610c085760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610bf95787151580610bd0575b15610bc257600160801b841015610bb3576006820192610a95845460801c6001600160801b0360078601541690613936565b8510610ba457976003879593610b9e9795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b2c8f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b2460c08261398f565b519020614915565b9765ffffffffffff60a01b90610b4190613b5c565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b03169660808401916139c8565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a63565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a20565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461025157610c5c36613882565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610d525781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610cd38184541680976138d6565b16946001600160401b038216958611610d4357916001600160401b03610d1d7f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa9593602095613916565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461025157604036600319011261025157600435610d7e613832565b60ff835c1661031657825c60ff1916600117835d610d9b82614157565b9160ff835460a01c16600a81101561044e57600381141590816110ca575b5061042557600183019260ff845460e01c16156110bb57610dda8382614e9e565b6001600160401b03610deb84614352565b1642106110ac57604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19485156110a15787908896611062575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182611016575b50505060078401966001600160801b0388541691610eec8361092060068901546001600160801b038160801c9116613b78565b8082101561100f57505b89908a99610f048286613936565b93849060ff8a5460a01c16600a811015610ffb57600314610fb3575b5050938361030b9b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610fae9a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b031916178355838361473b565b614f19565b9796959a509a509091508792988b9a610fce9087868b615049565b809c91985460401c6001600160401b031660098b0191610fed92615105565b935f97939291959697610f20565b634e487b7160e01b8f52602160045260248ffd5b9050610ef6565b61105493508282101561105c5781925b6001600160a01b0390819061103c908690613b78565b16166001600160601b0360a01b825416179055613b78565b5f8080610eb9565b82611026565b9550506040853d604011611099575b8161107e6040938361398f565b810103126110955784516020909501519484610e59565b8680fd5b3d9150611071565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610db9565b503461025157604036600319011261025157600435602435600a81109081156112fe577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036112ef5761113283614157565b805460a01c60ff1692600483036111e557600a84101561046257600384036111d65760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b1561044e57916111d2604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556111c8845180946138bc565b60208301906138bc565ba280f35b633e109d2960e11b8652600486fd5b6003830361122557600a84101561046257600484036111d65760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055611177565b600883036111d657600a841015806112db57600385141590816112ce575b816112bd575b506111d6576001820163ffffffff815460c01c1680151590816112a0575b50611291576007830180546001600160801b0319169055805463ffffffff60c01b19169055611177565b631dc9e71560e11b8752600487fd5b6001600160401b0391506112b390614352565b164210155f611267565b90506104625760058414155f611249565b5050600484141586611243565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b50346102515760403660031901126102515760043561131f613832565b61132882614157565b9060ff825460a01c1690600a8210159081610462576003831415806115cd575b6111d657600184019160ff835460e01c166115bb576113678286614e9e565b6001600160401b0361138361137e61137e85614352565b6138f6565b16938442106115ac5760078601948554918164ffffffffff8460a81c16109384611578575b50505050805f146115475763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b156115405760055b85875260036020526040872063ffffffff83165f5260205260405f2090600681101561152c5760ff8019835416911617905563ffffffff8116600a8106600463ffffffff8216149182611514575b845460a01c63ffffffff16036114ae575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b506106d995509193509150156114e7576114c79061433a565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6114f090614322565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206153585f395f51905f526005880155611436565b634e487b7160e01b88526021600452602488fd5b60046113e8565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a36113e0565b9091929350610c3557600414918215611597575b50505f8080806113a8565b60d01c64ffffffffff16101590505f8061158c565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b508591506004831415611348565b50346102515760403660031901126102515760406115f76137f0565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611b7457610220366003190112611b745760ff5f5c16611c1957600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b69575f91611bea575b5015611bdc576024358015611bcd576044359182151580611ba4575b15611b96576116cc614bfc565b15611b87576004356040516020810190338252826040820152604081526116f460608261398f565b5190205f8181526001602052604090208054919490916001600160a01b0316611b7857815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff81168103611b7457825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff871693848803611b7457835463ffffffff60c01b191660c089901b63ffffffff60c01b16178455611793613bd1565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a8803611b74578554926101a4359663ffffffff881694858903611b745763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff611859613845565b16608083015260a4356001600160401b038116809103611b745760a083015260c43560c083015260e435956001600160401b03871696878103611b74578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611b74578d610120880152610144359461ffff86169a8b8703611b74578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b03841692838503611b7457836101c08701526101e4356001600160401b03811695868203611b7457866101e089015261020435926001600160401b03841698898503611b74578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f90610140906119af81613973565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152015250506119f6613bd1565b945050505060405198611a088a613973565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611b74578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f1928315611b6957602093611b56575b50805c60ff1916905d604051908152f35b611b6291505f9061398f565b5f5f611b45565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183106116bf565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611c0c915060203d602011611c12575b611c04818361398f565b8101906139b0565b5f6116a3565b503d611bfa565b632991011b60e11b5f5260045ffd5b34611b74576020366003190112611b745760206005610792600435614157565b34611b74576040366003190112611b7457600435611c646137f0565b60ff5f5c16611c1957600160ff195f5c16175f5d611c8182614157565b805460ff8160a01c16600a8110156105f45760061490811591611d47575b50611d38578281611cbf84836103b061039f83611d2e9a6103059961419d565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3613936565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105f4576003141584611c9f565b34611b74576020366003190112611b74575f6102e0604051611d8381613943565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611e26600435614157565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611e738b613943565b6001600160a01b038a168b52600a8110156105f45760208b015260048610156105f4576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611fc7602082015160208501906138bc565b611fd9604082015160408501906138c9565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611b74575f366003190112611b74576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b74576020366003190112611b74576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121e8575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b34611b745761220536613882565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121e857815f52600160205260405f209061224e826149cb565b15611d38576122d1937f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b03612351602094875f526002865260405f2060018060a01b0386165f52865261234860405f20946122b18682613fb3565b60098101548386169b6122fd916122dc916001600160c01b03918f613ba5565b16885460401c613bb8565b87546001600160401b031660409190911b67ffffffffffffffff1916178755565b600b01546001600160c01b0390612314908c613ba5565b166123276001870191825460401c613bb8565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b82845416613916565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b34611b74575f366003190112611b74576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b74576040366003190112611b74576004356123d661381c565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121e8575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206153585f395f51905f5291600591906124ae90805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206153585f395f51905f526020820152a2005b34611b74576124e836613882565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361259f57815f52600260205260405f2060018060a01b0384165f52602052600160405f2001926001600160401b03845416906001600160401b03831694828611612590576001600160401b036123517f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f079956020956138d6565b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b34611b745760c0366003190112611b74576004356125ca613832565b604435916001600160401b038316809303611b74576125e7613806565b60843560a4356001600160401b038111611b7457612609903690600401613855565b9092612614856144a1565b9360ff855460a01c16600a81101590816105f457600381141591826129bc575b826129aa575b5050611d385760018501549260ff8460e01c1661299b57600886019182548060d01c95868c0361298c5763ffffffff80600a818460801c16049c169b168b10908115612973575b5061296457600a8a0263ffffffff81169081036128755760040163ffffffff8111612875576126b76001600160401b0391614352565b169485421061295557895f52600460205260405f208b5f5260205260ff60405f205416612946576001600160401b0316948510801561293d575b61292e575f871291821561292757600188016001811280158516908515161761287557600160ff1b1461287557875f03805f1981011161287557935b84158015612919575b61290a57612797918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b2460e08261398f565b956001600160d01b0319906127ab90613b5c565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146128895781546001600160a01b039182169082160194908511612875576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a097836128f56128d160067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613b78565b82868601946128e4828754168094613b78565b8082101561290357505b1690613b85565b168419825416179055612842565b90506128ee565b6375cf385f60e01b5f5260045ffd5b50600160801b851015612736565b879361272d565b631059752760e31b5f5260045ffd5b504285116126f1565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c612681565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105f45760051415898061263a565b50600481141591505f612634565b34611b745760c0366003190112611b74576129e3613832565b6129eb613845565b9060a43560ff81168103611b74576020926102b4926064359060443590600435613adc565b34611b74576040366003190112611b745760206102b4612a2e6137f0565b6004356139e8565b34611b74575f366003190112611b745760205f54604051908152f35b34611b74576020366003190112611b74577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612b6557612a9e600435614157565b600181019081549060ff8260e01c1661299b5760ff815460a01c16600a8110156105f45760038114809281612b2b575b508215612aed575b5050611d385760ff60e01b1916600160e01b179055005b9091505f60018314159283612b1c575b5082612b0d575b50508380612ad6565b9091506105f457158380612b04565b6002141592505f905085612afd565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612b54575b509185612ace565b60089150015460d01c151585612b4c565b6320fac5fd60e21b5f5260045ffd5b34611b74576040366003190112611b7457612b8d6137f0565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b34611b7457610280366003190112611b7457612bde613832565b610100366043190112611b74573661020411611b7457610204359060ff82168203611b7457610224359060ff82168203611b7457610244356001600160401b038111611b7457612c32903690600401613855565b9093610264356001600160401b038111611b7457612c54903690600401613855565b909260ff5f5c16611c1957600160ff195f5c16175f5d612c756004356144a1565b9687549460ff8660a01c16600a8110156105f4576003811415908161339c575b50611d3857600260ff861614158061338e575b61337f57600160ff89161161337057600160ff8916148096819761335f575b506133505760018901549360ff8560e01c1661299b57612ce7888b614e9e565b6001600160401b03612cf889614352565b164210801561332f575b6133205760038a01546101443503613311576001600160401b038560401c1661016435036133115760058a01546101a43503613302576101c4351515806132d6575b15611b9657600160801b6101e43510156132c757612d6a9161018435896004358d6144cf565b612d8a8282612d858a886101c4356101a4358d600435613adc565b615161565b9290156132b85760ff851660020361323a5760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b69575f9161321b575b505b6001600160a01b03841615908115613212575b50613203576040805163f398789b60e01b8152906044600483013760845f604483015b600282106131ed57505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b69575f916131ce575b50156131bf576040519260406044853760845f604086015b600282106131a957505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612f2163ffffffff8c1695600435956101e08401916139c8565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b03169081613151575b5050600786016001600160801b0381541692612fe38461092060068b01546001600160801b038160801c9116613b78565b8082101561314a57505b5f905f92612ffb8287613936565b9460ff8691161580613130575b6130ef575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a3156130e157600160ff845460b81c16019060ff821161287557611d2e936130dc925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b0319161781556004359061473b565b614833565b6130dc90611d2e935f613095565b94925092509650956131065f93876004358b615049565b91909261312a8394936001600160401b0360018d015460401c169060098d01615105565b8a61300d565b5060ff8b5460a01c16600a8110156105f457600314613008565b9050612fed565b61319b929350816101e435105f146131a3576101e435915b6001600160a01b0390819061317f908590613b78565b16166001600160601b0360a01b8254161790556101e435613b78565b908680612fb2565b81613169565b6040808281866001953701930191019091612ea6565b639bdd3e1360e01b5f5260045ffd5b6131e7915060203d602011611c1257611c04818361398f565b8a612e8e565b6040808281866001953701930191019091612e2d565b63034d174960e31b5f5260045ffd5b9050158a612e0a565b613234915060203d602011611c1257611c04818361398f565b8a612df5565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611b69575f91613299575b50612df7565b6132b2915060203d602011611c1257611c04818361398f565b8a613293565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612d44565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b0361334761137e61137e8b614352565b16421015612d02565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612cc7565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612ca8565b6004915014158a612c95565b34611b74575f366003190112611b74576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b74576020366003190112611b745760043563ffffffff81168103611b7457613416816142c2565b1561296457806001600160401b0361342f606093614352565b918161344961137e61137e613443876138f6565b94614352565b918160405195168552166020840152166040820152f35b34611b74575f366003190112611b74576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611b74576040366003190112611b74576004356134c06137f0565b60ff5f5c16611c195761030581611d2e93600160ff195f5c16175f5d6134e581614183565b61419d565b34611b74576020366003190112611b745760206001600160401b036001613512600435614157565b015460401c16604051908152f35b34611b74576040366003190112611b74576004356024356007811015611b74577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036121e8575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611b74576080366003190112611b74576004356135d86137f0565b6044356001600160a01b0381169290839003611b74576135f6613806565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361259f575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b0386169586158015613799575b612590576136c86001600160401b03916136838686613fb3565b61368d8486613fb3565b8261369b82828954166138d6565b16831987541617865560018601836136b683828454166138d6565b16841982541617905582845416613916565b166001600160401b03198254161790556001600160401b0382541615613723575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a8310156105f4577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb59360209360060361378457600e61377161377b926140df565b9201918254613936565b90555b916136e9565b600d613771613792926140a3565b905561377e565b506001600160401b036001850154168711613669565b34611b74575f366003190112611b74577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b0382168203611b7457565b606435906001600160401b0382168203611b7457565b602435906001600160401b0382168203611b7457565b6024359063ffffffff82168203611b7457565b6084359060ff82168203611b7457565b9181601f84011215611b74578235916001600160401b038311611b745760208381860195010111611b7457565b6060906003190112611b7457600435906024356001600160a01b0381168103611b7457906044356001600160401b0381168103611b745790565b90600a8210156105f45752565b9060048210156105f45752565b906001600160401b03809116911603906001600160401b03821161287557565b6001600160401b03623b5380911601906001600160401b03821161287557565b906001600160401b03809116911601906001600160401b03821161287557565b9190820180921161287557565b61030081019081106001600160401b0382111761395f57604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761395f57604052565b90601f801991011681019081106001600160401b0382111761395f57604052565b90816020910312611b7457518015158103611b745790565b908060209392818452848401375f828201840152601f01601f1916010190565b906139f282614157565b915f52600260205260405f209060018060a01b03165f5260205260405f2090815490613a366001600160401b0383169260028501549060401c90846009850161488e565b929093613a5660016003830154920154918260401c9084600b870161488e565b9160ff855460a01c16600a8110156105f45760061490811591613ad3575b8115613ac0575b50613ab2576103aa939291613aa4613a99613aa993613aaf99613936565b96600e860154613936565b613936565b916148b9565b90565b9350505050613aaf91613936565b6001600160401b0391501615155f613a7b565b84159150613a74565b929460ff80929395613aaf97613af0613ed0565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613b536101008261398f565b519020906148ea565b65ffffffffffff60019116019065ffffffffffff821161287557565b9190820391821161287557565b906001600160801b03809116911601906001600160801b03821161287557565b8181029291811591840414171561287557565b6001600160c01b03918216908216019190821161287557565b60a4356001600160401b0381168103611b745790565b613bf081614157565b805460ff5f9160a01c16600a811015806105f457600382141580613ded575b8181613ddc575b50611d385760068401546001600160801b0381169060801c14613d5d57613d4957600503613d3a5760078201546001600160801b038116613d2b5760801c64ffffffffff166276a700016001600160401b038111613d17576001600160401b03164210613d085760018201805463ffffffff60c01b19169055600a820154600c830154613ca79161056f9190613936565b9080613cf45750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613d9591613d8a9190613936565b600d83015490613936565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105f457600582141581613c16565b50505f6004821415613c0f565b613e0381614157565b613e0c836142c2565b15908115613eb2575b8115613e95575b50612964575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156105f45781613e9157613e599150614352565b6001600160401b0381164210613e8c57613e7a6001600160401b03916138f6565b16421015613e8757600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f613e1c565b905063ffffffff600182015460801c1663ffffffff84161090613e15565b467f000000000000000000000000000000000000000000000000000000000000000003613f1b577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152613fad60c08261398f565b51902090565b9080546001600160401b03811690600984019061401b613ffa8354926002870193613ff0613fea60018060c01b0392875490613b78565b88613ba5565b169060401c613bb8565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b8501908154926140546003870194614041613fea60018060c01b0392885490613b78565b166123276001890191825460401c613bb8565b54905554905561409f5760ff825460a01c16600a8110156105f4576006036140835761408091506140df565b50565b600d61409161409b926140a3565b9201918254613b78565b9055565b5050565b613aaf90670de0b6b3a7640000600181835460401c0692015460401c0690613936565b6001600160c01b03918216908216039190821161287557565b9061415560016140ee846140a3565b93614133614112825460401c848060c01b03670de0b6b3a7640000820616906140c6565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b01612327815460401c60018060c01b03670de0b6b3a7640000820616906140c6565b565b5f52600160205260405f209060018060a01b038254161561417457565b639999974760e01b5f5260045ffd5b61418c90614157565b90614196826149cb565b15611d3857565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614230949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490614209600285019283546001600160401b038260401c92168461488e565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b81614261575050565b60405163a9059cbb60e01b60208201526001600160a01b0390911660248201526044808201929092529081526141559061429c60648261398f565b7f00000000000000000000000000000000000000000000000000000000000000006152bf565b63ffffffff1663ffffffff600a808306920491169060018210159182614316575b5081614303575b816142f3575090565b610897915063ffffffff16111590565b6107d063ffffffff8216101591506142ea565b6004101591505f6142e3565b63ffffffff60019116019063ffffffff821161287557565b63ffffffff60079116019063ffffffff821161287557565b63ffffffff1663ffffffff600a80830692049116600481145f1461447b575061437f63ffffffff91614322565b1663ffffffff806001925b919092169160028311911681614475575f19810190811161287557915b6101908084049306911561446457600219810190811161287557905b8160990291609983040361287557600282018092116128755761016d810281810461016d1482151715612875576144139260646005614409613aa4948660021c90613936565b9204930490613b78565b62023ab182029180830462023ab114901517156128755761443391613936565b620afa6b1981019081116128755762015180810290808204620151801490151715612875576001600160401b031690565b6009810180911161287557906143c3565b916143a7565b60030263ffffffff81169081036128755763ffffffff61449b8192614322565b9261438a565b6144aa90614157565b80549091906001600160a01b031633036144c057565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611b69575f925f916146e9575b506001600160401b036203f4809116016001600160401b038111612875576001600160401b03164211156146ae57851561469f576145c386846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610b2460a08261398f565b9181158015614691575b8015614683575b6146655780821115614674576145ea8183613b78565b6127108102908082046127101490151715612875576107d08202918083046107d014901517156128755711614665576146607fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b03169760408401916139c8565b0390a4565b63255041fb60e21b5f5260045ffd5b61467e8282613b78565b6145ea565b50600160501b8110156145d4565b50600160501b8210156145cd565b63436a887760e01b5f5260045ffd5b9350939150506146da57811580156146cc575b614665570361331157565b50600160501b8210156146c1565b6302e6bdf760e41b5f5260045ffd5b9250506040823d604011614733575b816147056040938361398f565b81010312611b745760208251920151916001600160401b0383168303611b7457916001600160401b03614536565b3d91506146f8565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff821614908161481b575b600185019363ffffffff855460a01c16145f14614803575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50614155945091925090156114e7576114c79061433a565b5f5160206153585f395f51905f526005860155614781565b8061483b5750565b61415590604051906323b872dd60e01b602083015233602483015230604483015260648201526064815261429c60848261398f565b811561487a570490565b634e487b7160e01b5f52601260045260245ffd5b906148a16148a79493613aa49354613b78565b90613ba5565b90670de0b6b3a7640000808304920690565b6001600160401b0360016148d96148e694670de0b6b3a764000096613ba5565b92015460401c1690614870565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613fad60628261398f565b90612d8561492b9392614926613ed0565b6148ea565b809291156132b8576001600160a01b0316801590811561494d575b5061320357565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611b69575f916149ac575b50155f614946565b6149c5915060203d602011611c1257611c04818361398f565b5f6149a4565b60ff905460a01c16600a81101590816105f45760038114918215614a32575b8215614a21575b8215614a10575b8215614a0357505090565b9091506105f45760081490565b8092506105f45760068114916149f8565b8092506105f45760058114916149f1565b506004811491505f6149ea565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614ad69594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614aaf600388019260018454990198895460401c918461488e565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b0384166125905780546001600160401b038116948515614bf057614b5790614b4d600e89019384549060401c90613936565b9060401c90613936565b90614b6c826001600160401b038816896148b9565b96670de0b6b3a7640000880291888304670de0b6b3a7640000148915171561287557614b9d600193614bde95613b78565b905501614bb7866001600160401b03835460401c166138d6565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff8116808203611b74578015918215614e90575b50508015614e77575b614e0a5760a4356001600160401b0381168082141580611b745781158015614e64575b614e5d5760e435926001600160401b03841691828503611b74578215948515614e47575b5050505050614e0a5760c4358015908115614e38575b50614e0a57600160801b6101043510801590614e2d575b8015614e1c575b614e0a576101443561ffff8116808203611b74578015918215614e0e575b5050614e0a576101843563ffffffff8116808203611b7457614cda826142c2565b158015614de9575b614de3576101a4359063ffffffff8216808303611b745710614de357614d079061526e565b63ffffffff80614d168461526e565b1691160363ffffffff81116128755763ffffffff605091161015613e8c576101c4356001600160401b038116808203611b745742811191821592614dbe575b5050613e8c5761020435906001600160401b03821690818303611b74576101e4356001600160401b03811690818103611b74575082119283614d98575b50505090565b6001600160401b0392935061137e614db49261137e9250614352565b16115f8080614d92565b9091506101e435906001600160401b03821691828103611b7457505011155f80614d55565b50505f90565b506101a43563ffffffff81168103611b7457614e04906142c2565b15614ce2565b5f90565b612710925050115f80614cb9565b50600160801b610164351015614c9b565b506101643515614c94565b600160601b111590505f614c7d565b509293509091611b745750115f80808080614c67565b5050505f90565b50505f6601000000000000821015614c43565b5060843560ff8116808203611b74576001915011614c20565b6103e7925050115f80614c17565b614ea7826142c2565b158015614efd575b8015614ee1575b6129645763ffffffff60018192015460c01c16911603614ed257565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614eb6565b5063ffffffff600182015460801c1663ffffffff831610614eaf565b6001015460e01c60ff16614f31575061415590614833565b81614f3a575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611b745760445f9283604051958694859363102ae65160e31b8552600485015260248401525af18015611b6957614f9c5750565b5f6141559161398f565b9290606483028381046064148415171561287557612710900493614fca8585613b78565b9360068201906001600160801b03825491614fec82801992168460801c613b85565b60801b16911617905584614ffe575050565b5f9061500b868354613936565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156128755761271090049485916150718387613b78565b9560068201906001600160801b0382549161509382801992168460801c613b85565b60801b169116179055826150a8575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916150d75f958654613936565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806150a2565b919091821561515c57670de0b6b3a76400008302928304670de0b6b3a7640000036128755761513a6001820193845490613936565b9061514f6151488484614870565b8254613936565b9055811561487a57069055565b505050565b604183036152655782602011611b745781359183604011611b745760208101359360401015615251576040013560f81c9082158015615235575b801561522d575b8015615204575b80156151ed575b6151e3576020935f93608093604051938452868401526040830152606082015282805260015afa15611b69575f51600191565b505050505f905f90565b50601b82141580156151b05750601c8214156151b0565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116151a9565b5083156151a2565b5070014551231950b75fc4402da1732fc9bebe1983101561519b565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361287557600a63ffffffff9106160163ffffffff81116128755763ffffffff5f1991160163ffffffff81116128755790565b81516001600160a01b03909116915f91829160200182855af13d1561534f573d906001600160401b03821161395f5760405191615306601f8201601f19166020018461398f565b82523d5f602084013e5b15615327578051806153365750503b155b61532757565b631fa55c0760e11b5f5260045ffd5b61534992506020809183010191016139b0565b15615321565b60609061531056fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
