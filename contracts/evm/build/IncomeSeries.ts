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

export const bytecode: `0x${string}` = '0x6101e0806040523461028a57610120816157d68038038091610021828561028e565b83398101031261028a578051906001600160a01b038216820361028a5760208101516001600160a01b038116810361028a5760408201516001600160a01b038116810361028a5760608301516001600160a01b038116810361028a576080840151906001600160a01b038216820361028a5761009f60a086016102c5565b926100ac60c087016102c5565b946100c66101006100bf60e08a016102c5565b98016102c5565b9760805260a05260c05260e052610100526101205261014052610160526101805260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261017960c08261028e565b5190206101a052466101c0526040516154fc90816102da82396080518181816111c501528181611c8b0152818161293e01528181612e000152614a7b015260a051818181610802015281816114d001528181611cd001528181611d6401528181611f3201526130fd015260c051818181611ee50152614625015260e0518181816129cf0152612f6901526101005181818161022d01526145a501526101205181818161071601526107bd01526101405181818161320e015261361301526101605181818161027501528181610e39015281816125c10152615049015261018051818181610c7a0152818161204701528181613030015261344b01526101a05181613ff901526101c05181613fd30152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176102b157604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361028a5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d50058146136015750806304d66fed1461340e5780630a52da60146131e257806317e68aa9146131775780631ea2848e146130db5780631f588016146130a5578063221220eb1461305f5780632713f36e1461301b57806327fc0c9814612f985780632b7ac3f314612f545780632c196cd01461273d5780632d7c0b94146126ed57806338e803b7146125ab5780633f067b201461258f5780634499f5b314612569578063465cf75414612523578063553dd8d9146121085780635f3825a21461203457806362b9256214611f1457806370edffc314611ed057806371949af914611d5157806376bf843614611cba5780637b10399914611c7657806381f77959146118bc57806389324548146117a25780638ba923ce146117825780638ceeba3614611183578063906f6b0814611135578063979f2054146111105780639be5be9914610d7b578063a0befafe14610c67578063ac522c5c146109c0578063ad44b79f14610989578063af32607114610831578063b361e198146107ec578063c415b95c146107a7578063c869cb061461077d578063c8796572146106e7578063cb3fb85b146106c7578063d22ce90b14610679578063df8a9e2114610481578063dfc58e8114610330578063eae1160b146102c7578063f698da25146102a4578063f887ea401461025f5763fc0c546a14610218575f80fd5b3461025c578060031936011261025c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461025c578060031936011261025c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025c578060031936011261025c5760206102bf613fd0565b604051908152f35b503461025c57604036600319011261025c576004356102e4613642565b9060ff835c1661032157906103108161031693600160ff19875c1617865d61030b8161448a565b614b4e565b9061455f565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b503461025c57604036600319011261025c5760043561034d613642565b9060ff835c1661032157825c60ff1916600117835d61036b81614255565b805460ff8160a01c16600a81101561046d576006149081159161043f575b506104305781816103c185836103bb6103aa836103169a99610310996144a4565b6103b5848488614b4e565b9061379e565b93614bfb565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a361379e565b633e109d2960e11b8452600484fd5b60ff915060a81c166004811015610459576003145f610389565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b503461025c57602036600319011261025c5760043560ff825c1661066a57815c60ff1916600117825d6104b3816145c9565b60ff815460a01c16600a8110159081610459576003811415918261065c575b82610636575b5050610627576104f960068201546001600160801b038160801c91166139e0565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca61053b8583866150b3565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c8301546105859161057a919061379e565b600d8401549061379e565b670de0b6b3a7640000820291808304670de0b6b3a7640000149015171561061357906105b09161379e565b600e820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036103169652a2614942565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b90915061064857600514155f806104d8565b634e487b7160e01b84526021600452602484fd5b5060048114159150846104d2565b632991011b60e11b8252600482fd5b503461025c57604036600319011261025c5761069e61069661369a565b600435613ef6565b6040519060068110156106b357602092508152f35b634e487b7160e01b83526021600452602483fd5b503461025c57602036600319011261025c576106e4600435613ce3565b80f35b503461025c578060031936011261025c5760ff815c1661076e57805c60ff1916600117815d61031681548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a261455f565b632991011b60e11b8152600490fd5b503461025c57602036600319011261025c576020600461079d8135614255565b0154604051908152f35b503461025c578060031936011261025c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025c578060031936011261025c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461025c57604036600319011261025c5760243590600435815c60ff1661066a57815c60ff1916600117825d829061086981614255565b6001810160ff815460e01c161580610975575b6109665760ff825460a01c16600a81101561046d57600503610957576103169495600783016001600160801b0381541680921161094d575b84926001600160401b0361093088856080956001600160801b03806108fa857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b6139e0565b16166001600160801b031982541617905561092b610919838a8c6150b3565b9590965460401c1685600b8c01615212565b6139e0565b9060405192898452602084015260408301526060820152a2615026565b90945084906108b4565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b031633141561087c565b503461025c57602036600319011261025c5760ff6040602092600435815260018452205460a01c166109be6040518092613724565bf35b503461025c5760a036600319011261025c576004356109dd613684565b906044356064356084356001600160401b038111610c6357610a039036906004016136bd565b94610a0d856145c9565b9260ff845460a01c16600a811015610c4f5760038114159081610c43575b50610c345760ff600185015460e01c16610c225760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610c135787151580610bea575b15610bdc5783158015610bce575b610bbf576006820192610aa1845460801c6001600160801b036007860154169061379e565b8510610bb057976003879593610baa9795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610b388f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610b3060c0826137f7565b519020614a24565b9765ffffffffffff60a01b90610b4d906139c4565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613830565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b50600160801b841015610a7c565b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a6e565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f610a2b565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461025c57610c76366136ea565b91907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610d6c5781845260026020526040842060018060a01b0382165f5260205260405f209260016001600160401b038554169401906001600160401b03610ced81845416809761373e565b16946001600160401b038216958611610d5d57916001600160401b03610d377f507c794cae91302abfe4636f40d52fe265edbf0dfaa3b6c22d2972295f434faa959360209561377e565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a380f35b6399f2614f60e01b8752600487fd5b63c72484ad60e01b8452600484fd5b503461025c57604036600319011261025c57600435610d9861369a565b60ff835c1661032157825c60ff1916600117835d610db582614255565b9160ff835460a01c16600a8110156104595760038114159081611104575b5061043057600183019260ff845460e01c16156110f557610df48382614fab565b6001600160401b03610e05846142b1565b1642106110e657604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19485156110db578790889661109c575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182611050575b50505060078401968754976001600160801b03891692610f088461092b60068a01546001600160801b038160801c91166139e0565b8082101561104957505b8a918b9a610f20838761379e565b94859160ff8b5460a01c16600a811015611034576004149081611020575b5015610fd8575b505093836103169b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610fd39a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383614863565b615026565b9796959a509a509091508792988b9a610ff39087868b615156565b809c91985460401c6001600160401b031660098b019161101292615212565b935f97939291959697610f45565b64ffffffffff915060d01c1642105f610f3e565b50634e487b7160e01b8f52602160045260248ffd5b9050610f12565b61108e9350828210156110965781925b6001600160a01b039081906110769086906139e0565b16166001600160601b0360a01b8254161790556139e0565b5f8080610ed3565b82611060565b9550506040853d6040116110d3575b816110b8604093836137f7565b810103126110cf5784516020909501519484610e73565b8680fd5b3d91506110ab565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610dd3565b503461025c57604036600319011261025c576106e461112d61369a565b600435613a67565b503461025c57604036600319011261025c576040611151613642565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b50346116ce576102203660031901126116ce5760ff5f5c1661177357600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156116c3575f91611744575b50156117365760243580156117275760443591821515806116fe575b156116f057611226614d0b565b156116e15760043560405160208101903382528260408201526040815261124e6060826137f7565b5190205f8181526001602052604090208054919490916001600160a01b03166116d257815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff811681036116ce57825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff8716938488036116ce57835463ffffffff60c01b191660c089901b63ffffffff60c01b161784556112ed613a39565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a88036116ce578554926101a4359663ffffffff8816948589036116ce5763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff6113b36136ad565b16608083015260a4356001600160401b0381168091036116ce5760a083015260c43560c083015260e435956001600160401b038716968781036116ce578760e0850152610104359283610100860152610124359663ffffffff88169c8d89036116ce578d610120880152610144359461ffff86169a8b87036116ce578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b038416928385036116ce57836101c08701526101e4356001600160401b038116958682036116ce57866101e089015261020435926001600160401b038416988985036116ce578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f9061014090611509816137db565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015201525050611550613a39565b9450505050604051986115628a6137db565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b156116ce578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f19283156116c3576020936116b0575b50805c60ff1916905d604051908152f35b6116bc91505f906137f7565b5f5f61169f565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310611219565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611766915060203d60201161176c575b61175e81836137f7565b810190613818565b5f6111fd565b503d611754565b632991011b60e11b5f5260045ffd5b346116ce5760203660031901126116ce576020600561079d600435614255565b346116ce5760403660031901126116ce576004356117be613642565b60ff5f5c1661177357600160ff195f5c16175f5d6117db82614255565b805460ff8160a01c16600a8110156105ff57600614908115916118a1575b5061189257828161181984836103bb6103aa836118889a610310996144a4565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a361379e565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105ff5760031415846117f9565b346116ce5760203660031901126116ce575f6102e06040516118dd816137ab565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611980600435614255565b805460ff8160a01c169060ff8160a81c169260018101549060078101549460028201549560038301549260048101546005820154906008600684015493015495604051996119cd8b6137ab565b6001600160a01b038a168b52600a8110156105ff5760208b015260048610156105ff576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611b2160208201516020850190613724565b611b3360408201516040850190613731565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b346116ce575f3660031901126116ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346116ce5760203660031901126116ce576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611d42575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b346116ce57611d5f366136ea565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611d4257815f52600160205260405f2090611da882614ada565b1561189257611e2b937f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b03611eab602094875f526002865260405f2060018060a01b0386165f528652611ea260405f2094611e0b86826140b3565b60098101548386169b611e5791611e36916001600160c01b03918f613a0d565b16885460401c613a20565b87546001600160401b031660409190911b67ffffffffffffffff1916178755565b600b01546001600160c01b0390611e6e908c613a0d565b16611e816001870191825460401c613a20565b81546001600160401b031660409190911b67ffffffffffffffff1916179055565b8284541661377e565b825467ffffffffffffffff191691161790556040519485526001600160a01b031693a3005b346116ce575f3660031901126116ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346116ce5760403660031901126116ce57600435611f30613684565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611d42575f82815260016020819052604091829020805460ff60a01b1916600360a01b17815590810180546fffffffffffffffff0000000000000000191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f5160206154dc5f395f51905f52916005919061200890805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f5160206154dc5f395f51905f526020820152a2005b346116ce57612042366136ea565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036120f957815f52600260205260405f2060018060a01b0384165f52602052600160405f2001926001600160401b03845416906001600160401b038316948286116120ea576001600160401b03611eab7f7da6ac1b6dfe2dec90523decc1c65239a959063239541a336a4793325794f0799560209561373e565b6399f2614f60e01b5f5260045ffd5b63c72484ad60e01b5f5260045ffd5b346116ce5760c03660031901126116ce5760043561212461369a565b61212c61366e565b91612135613658565b60843560a4356001600160401b0381116116ce576121579036906004016136bd565b959092612163856145c9565b9360ff855460a01c16600a81101590816105ff5760038114159182612515575b82612503575b50506118925760018501549760ff8960e01c166124f457600886019182546001600160401b038160d01c96169a868c036124e55763ffffffff80600a818460801c16049c169b168b109081156124cc575b506124bd57600a8a0263ffffffff81169081036123ce5760040163ffffffff81116123ce576122106001600160401b03916142b1565b16948542106124ae57895f52600460205260405f208b5f5260205260ff60405f20541661249f576001600160401b03169485108015612496575b612487575f87129182156124805760018801600181128015851690851516176123ce57600160ff1b146123ce57875f03805f198101116123ce57935b84158015612472575b612463576122f0918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610b3060e0826137f7565b956001600160d01b031990612304906139c4565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146123e25781546001600160a01b0391821690821601949085116123ce576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b634e487b7160e01b5f52601160045260245ffd5b936001600160801b0360078760a0978361244e61242a60067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c91166139e0565b828686019461243d8287541680946139e0565b8082101561245c57505b16906139ed565b16841982541617905561239b565b9050612447565b6375cf385f60e01b5f5260045ffd5b50600160801b85101561228f565b8793612286565b631059752760e31b5f5260045ffd5b5042851161224a565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c6121da565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105ff57600514158980612189565b50600481141591505f612183565b346116ce5760c03660031901126116ce5761253c61369a565b6125446136ad565b9060a43560ff811681036116ce576020926102bf926064359060443590600435613944565b346116ce5760403660031901126116ce5760206102bf612587613642565b600435613850565b346116ce575f3660031901126116ce5760205f54604051908152f35b346116ce5760203660031901126116ce576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036126de576125f881614255565b90600182019182549160ff8360e01c166124f45760ff825460a01c16905f52600360205260405f2063ffffffff808560801c16165f5260205260ff60405f20541660068110156105ff571591600a8210156105ff5760038214928391826126b8575b5050821561267a575b50506118925760ff60e01b1916600160e01b179055005b9091505f600183141592836126a9575b508261269a575b50508380612663565b9091506105ff57158380612691565b6002141592505f90508561268a565b908092945015916126cd575b5091858061265a565b60089150015460d01c1515856126c4565b6320fac5fd60e21b5f5260045ffd5b346116ce5760403660031901126116ce57612706613642565b6004355f52600260205260405f209060018060a01b03165f5260205260206001600160401b03600160405f20015416604051908152f35b346116ce576102803660031901126116ce5761275761369a565b6101003660431901126116ce5736610204116116ce57610204359060ff821682036116ce57610224359060ff821682036116ce57610244356001600160401b0381116116ce576127ab9036906004016136bd565b9093610264356001600160401b0381116116ce576127cd9036906004016136bd565b909260ff5f5c1661177357600160ff195f5c16175f5d6127ee6004356145c9565b9687549460ff8660a01c16600a8110156105ff5760038114159081612f48575b5061189257600260ff8616141580612f3a575b612f2b57600160ff891611612f1c57600160ff89161480968197612f0b575b50612efc5760018901549360ff8560e01c166124f457612860888b614fab565b6001600160401b03612871896142b1565b1642108015612ecc575b612ebd5760038a01546101443503612eae576001600160401b038560401c166101643503612eae5760058a01546101a43503612e9f576101c435151580612e73575b156116f057600160801b6101e4351015612e64576128e39161018435896004358d6145f7565b61290382826128fe8a886101c4356101a4358d600435613944565b6152e5565b929015612e555760ff8516600203612dd75760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156116c3575f91612db8575b505b6001600160a01b03841615908115612daf575b50612da0576040805163f398789b60e01b8152906044600483013760845f604483015b60028210612d8a57505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156116c3575f91612d6b575b5015612d5c576040519260406044853760845f604086015b60028210612d4657505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612a9a63ffffffff8c1695600435956101e0840191613830565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b03169081612cee575b505060078601908154916001600160801b03831693612b5f8561092b60068c01546001600160801b038160801c91166139e0565b80821015612ce757505b5f915f93612b77838861379e565b9560ff879216159081612cae575b50612c6d575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a315612c5f57600160ff845460b81c16019060ff82116123ce5761188893612c5a925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590614863565b614942565b612c5a90611888935f612c13565b9492509250965095612c845f93876004358b615156565b919092612ca88394936001600160401b0360018d015460401c169060098d01615212565b8a612b8b565b905060ff8c5460a01c16600a8110156105ff576004149081612cd3575b50158c612b85565b64ffffffffff915060d01c1642108c612ccb565b9050612b69565b612d38929350816101e435105f14612d40576101e435915b6001600160a01b03908190612d1c9085906139e0565b16166001600160601b0360a01b8254161790556101e4356139e0565b908680612b2b565b81612d06565b6040808281866001953701930191019091612a1f565b639bdd3e1360e01b5f5260045ffd5b612d84915060203d60201161176c5761175e81836137f7565b8a612a07565b60408082818660019537019301910190916129a6565b63034d174960e31b5f5260045ffd5b9050158a612983565b612dd1915060203d60201161176c5761175e81836137f7565b8a61296e565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156116c3575f91612e36575b50612970565b612e4f915060203d60201161176c5761175e81836137f7565b8a612e30565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c435106128bd565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b03612ef3612eec612ee7612ee78c6142b1565b61375e565b8a8d614460565b1642101561287b565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a612840565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff86161415612821565b6004915014158a61280e565b346116ce575f3660031901126116ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346116ce5760203660031901126116ce5760043563ffffffff811681036116ce57612fc281614400565b156124bd57612fd0816142b1565b613017612feb612ee7612ee7612fe58561375e565b956142b1565b604051938493849160409194936001600160401b03809281606087019816865216602085015216910152565b0390f35b346116ce575f3660031901126116ce576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346116ce5760403660031901126116ce5760043561307b613642565b60ff5f5c16611773576103108161188893600160ff195f5c16175f5d6130a08161448a565b6144a4565b346116ce5760203660031901126116ce5760206001600160401b0360016130cd600435614255565b015460401c16604051908152f35b346116ce5760403660031901126116ce5760043560243560078110156116ce577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611d42575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b346116ce5760403660031901126116ce5761319061369a565b61319b600435614255565b6131a482614400565b156124bd57613017612feb6131b8846142b1565b926131cc6131c58561375e565b8683614460565b946131dc612ee7612ee7836142b1565b91614460565b346116ce5760603660031901126116ce57600435602435600a81109081156116ce5761320c61366e565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036133ff5761324584614255565b9260ff845460a01c1691600484145f1461330357600a8310156105ff57600383036118925760078501805469ffffffffffffffffffff60a81b19164260a81b64ffffffffff60a81b161760d09290921b64ffffffffff60d01b169190911790555b156105ff57613300604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b19161790556132f684518094613724565b6020830190613724565ba2005b6003840361334857600a8310156105ff57600483036118925760078501805464ffffffffff60d01b191660d09290921b64ffffffffff60d01b169190911790556132a6565b506008830361189257600a821015806105ff57600383141590816133f2575b816133e1575b50611892576001840163ffffffff815460c01c1680151590816133c4575b506133b5576007850180546001600160801b0319169055805463ffffffff60c01b191690556132a6565b631dc9e71560e11b5f5260045ffd5b6001600160401b0391506133d7906142b1565b164210158761338b565b90506105ff5760058214158661336d565b505060048214155f613367565b63e73f59e560e01b5f5260045ffd5b346116ce5760803660031901126116ce5760043561342a613642565b6044356001600160a01b03811692908390036116ce57613448613658565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036120f9575f828152600160209081526040808320600283528184206001600160a01b038616855290925280832087845292206001600160401b03861695861580156135eb575b6120ea5761351a6001600160401b03916134d586866140b3565b6134df84866140b3565b826134ed828289541661373e565b1683198754161786556001860183613508838284541661373e565b1684198254161790558284541661377e565b166001600160401b03198254161790556001600160401b0382541615613575575b50506040519283526001600160a01b0316917faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb590602090a4005b909160ff825460a01c1691600a8310156105ff577faa1dde50165968e8ed358c8b6b2a6c50fa6e70fe486e1db85beaf7e314bc8fb5936020936006036135d657600e6135c36135cd926141df565b920191825461379e565b90555b9161353b565b600d6135c36135e4926141a3565b90556135d0565b506001600160401b0360018501541687116134bb565b346116ce575f3660031901126116ce577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b03821682036116ce57565b606435906001600160401b03821682036116ce57565b604435906001600160401b03821682036116ce57565b602435906001600160401b03821682036116ce57565b6024359063ffffffff821682036116ce57565b6084359060ff821682036116ce57565b9181601f840112156116ce578235916001600160401b0383116116ce57602083818601950101116116ce57565b60609060031901126116ce57600435906024356001600160a01b03811681036116ce57906044356001600160401b03811681036116ce5790565b90600a8210156105ff5752565b9060048210156105ff5752565b906001600160401b03809116911603906001600160401b0382116123ce57565b6001600160401b03623b5380911601906001600160401b0382116123ce57565b906001600160401b03809116911601906001600160401b0382116123ce57565b919082018092116123ce57565b61030081019081106001600160401b038211176137c757604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b038211176137c757604052565b90601f801991011681019081106001600160401b038211176137c757604052565b908160209103126116ce575180151581036116ce5790565b908060209392818452848401375f828201840152601f01601f1916010190565b9061385a82614255565b915f52600260205260405f209060018060a01b03165f5260205260405f209081549061389e6001600160401b0383169260028501549060401c90846009850161499d565b9290936138be60016003830154920154918260401c9084600b870161499d565b9160ff855460a01c16600a8110156105ff576006149081159161393b575b8115613928575b5061391a576103b593929161390c613901613911936139179961379e565b96600e86015461379e565b61379e565b916149c8565b90565b93505050506139179161379e565b6001600160401b0391501615155f6138e3565b841591506138dc565b929460ff8092939561391797613958613fd0565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e081526139bb610100826137f7565b519020906149f9565b65ffffffffffff60019116019065ffffffffffff82116123ce57565b919082039182116123ce57565b906001600160801b03809116911601906001600160801b0382116123ce57565b818102929181159184041417156123ce57565b6001600160c01b0391821690821601919082116123ce57565b60a4356001600160401b03811681036116ce5790565b9060068110156105ff5760ff80198354169116179055565b90613a7182614255565b9060ff825460a01c16600a8110156105ff5760038114159081613cd7575b5061189257600182019060ff825460e01c166124f457613aaf8184614fab565b613abe612ee7612ee7836142b1565b6001600160401b0381164210613cc857613ae16001600160401b03918386614460565b164210613c445763ffffffff811680857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b5f80a3845f52600360205260405f20815f52602052613b35600460405f20613a4f565b600a8106600463ffffffff8216149182613c2c575b845460a01c63ffffffff1603613bc5575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613bfd94509192509015613bff57613bdd90614299565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b565b613c0890614281565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f5160206154dc5f395f51905f526005870155613b4a565b915050815f52600360205260405f2063ffffffff82165f5260205260ff60405f20541660068110156105ff57600514613cc85763ffffffff90825f52600360205260405f208282165f5260205260405f20600560ff1982541617905516907f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b35f80a3565b63b2a52b3f60e01b5f5260045ffd5b6004915014155f613a8f565b613cec81614255565b805460ff5f9160a01c16600a811015806105ff57600382141580613ee9575b8181613ed8575b506118925760068401546001600160801b0381169060801c14613e5957613e4557600503613e365760078201546001600160801b038116613e275760801c64ffffffffff166276a700016001600160401b038111613e13576001600160401b03164210613e045760018201805463ffffffff60c01b19169055600a820154600c830154613da39161057a919061379e565b9080613df05750600e820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c820154613e9191613e86919061379e565b600d8301549061379e565b600e820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105ff57600582141581613d12565b50505f6004821415613d0b565b613eff81614255565b90613f0983614400565b158015613fb4575b8015613f98575b6124bd575f52600360205260405f2063ffffffff83165f5260205260ff60405f20541660068110156105ff5780613f925750613f53826142b1565b906001600160401b0382164210613f8b576001600160401b03926131dc613f799361375e565b16421015613f8657600190565b600290565b5050505f90565b91505090565b5063ffffffff600183015460a01c1663ffffffff841611613f18565b5063ffffffff600183015460801c1663ffffffff841610613f11565b467f00000000000000000000000000000000000000000000000000000000000000000361401b577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526140ad60c0826137f7565b51902090565b9080546001600160401b03811690600984019061411b6140fa83549260028701936140f06140ea60018060c01b03928754906139e0565b88613a0d565b169060401c613a20565b85546001600160401b031660409190911b67ffffffffffffffff1916178555565b600b85019081549261415460038701946141416140ea60018060c01b03928854906139e0565b16611e816001890191825460401c613a20565b54905554905561419f5760ff825460a01c16600a8110156105ff576006036141835761418091506141df565b50565b600d61419161419b926141a3565b92019182546139e0565b9055565b5050565b61391790670de0b6b3a7640000600181835460401c0692015460401c069061379e565b6001600160c01b0391821690821603919082116123ce57565b90613bfd60016141ee846141a3565b93614233614212825460401c848060c01b03670de0b6b3a7640000820616906141c6565b82546001600160401b031660409190911b67ffffffffffffffff1916178255565b01611e81815460401c60018060c01b03670de0b6b3a7640000820616906141c6565b5f52600160205260405f209060018060a01b038254161561427257565b639999974760e01b5f5260045ffd5b63ffffffff60019116019063ffffffff82116123ce57565b63ffffffff60079116019063ffffffff82116123ce57565b63ffffffff1663ffffffff600a80830692049116600481145f146143da57506142de63ffffffff91614281565b1663ffffffff806001925b9190921691600283119116816143d4575f1981019081116123ce57915b610190808404930691156143c35760021981019081116123ce57905b816099029160998304036123ce57600282018092116123ce5761016d810281810461016d14821517156123ce57614372926064600561436861390c948660021c9061379e565b92049304906139e0565b62023ab182029180830462023ab114901517156123ce576143929161379e565b620afa6b1981019081116123ce57620151808102908082046201518014901517156123ce576001600160401b031690565b600981018091116123ce5790614322565b91614306565b60030263ffffffff81169081036123ce5763ffffffff6143fa8192614281565b926142e9565b63ffffffff1663ffffffff600a808306920491169060018210159182614454575b5081614441575b81614431575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150614428565b6004101591505f614421565b600761446f61391794936142b1565b9101549164ffffffffff808460d01c169360a81c169161526e565b61449390614255565b9061449d82614ada565b1561189257565b907fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998614537949392825f52600260205260405f2060018060a01b0385165f5260205260405f209060098101825490614510600285019283546001600160401b038260401c92168461499d565b85546001600160401b031660409190911b67ffffffffffffffff1916179094559297889390565b549055546040805160e09290921c825260208201929092526001600160a01b039490941693a3565b81614568575050565b60405163a9059cbb60e01b60208201526001600160a01b039091166024820152604480820192909252908152613bfd906145a36064826137f7565b7f0000000000000000000000000000000000000000000000000000000000000000615443565b6145d290614255565b80549091906001600160a01b031633036145e857565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156116c3575f925f91614811575b506001600160401b036203f4809116016001600160401b0381116123ce576001600160401b03164211156147d65785156147c7576146eb86846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610b3060a0826137f7565b91811580156147b9575b80156147ab575b61478d578082111561479c5761471281836139e0565b61271081029080820461271014901517156123ce576107d08202918083046107d014901517156123ce571161478d576147887fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613830565b0390a4565b63255041fb60e21b5f5260045ffd5b6147a682826139e0565b614712565b50600160501b8110156146fc565b50600160501b8210156146f5565b63436a887760e01b5f5260045ffd5b93509391505061480257811580156147f4575b61478d5703612eae57565b50600160501b8210156147e9565b6302e6bdf760e41b5f5260045ffd5b9250506040823d60401161485b575b8161482d604093836137f7565b810103126116ce5760208251920151916001600160401b03831683036116ce57916001600160401b0361465e565b3d9150614820565b9091825f52600360205260405f2063ffffffff82165f5260205261488b600360405f20613a4f565b63ffffffff811690600a8206600463ffffffff821614908161492a575b600185019363ffffffff855460a01c16145f14613bc5575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b5f5160206154dc5f395f51905f5260058601556148a8565b8061494a5750565b613bfd90604051906323b872dd60e01b60208301523360248301523060448301526064820152606481526145a36084826137f7565b8115614989570490565b634e487b7160e01b5f52601260045260245ffd5b906149b06149b6949361390c93546139e0565b90613a0d565b90670de0b6b3a7640000808304920690565b6001600160401b0360016149e86149f594670de0b6b3a764000096613a0d565b92015460401c169061497f565b0490565b9060405190602082019261190160f01b845260228301526042820152604281526140ad6062826137f7565b906128fe614a3a9392614a35613fd0565b6149f9565b80929115612e55576001600160a01b03168015908115614a5c575b50612da057565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156116c3575f91614abb575b50155f614a55565b614ad4915060203d60201161176c5761175e81836137f7565b5f614ab3565b60ff905460a01c16600a81101590816105ff5760038114918215614b41575b8215614b30575b8215614b1f575b8215614b1257505090565b9091506105ff5760081490565b8092506105ff576006811491614b07565b8092506105ff576005811491614b00565b506004811491505f614af9565b907f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b6020614be59594835f526002825260405f2060018060a01b0382165f528252600b60405f2095016001600160401b0386541690614bbe600388019260018454990198895460401c918461499d565b88546001600160401b031660409190911b67ffffffffffffffff1916179097559597889690565b5490556040519485526001600160a01b031693a3565b9291905f52600260205260405f209060018060a01b03165f5260205260405f2090600182018054926001600160401b0384166120ea5780546001600160401b038116948515614cff57614c6690614c5c600e89019384549060401c9061379e565b9060401c9061379e565b90614c7b826001600160401b038816896149c8565b96670de0b6b3a7640000880291888304670de0b6b3a764000014891517156123ce57614cac600193614ced956139e0565b905501614cc6866001600160401b03835460401c1661373e565b67ffffffffffffffff60401b82549160401b169067ffffffffffffffff60401b1916179055565b5f905580546001600160401b03169055565b505f9550859450505050565b60643563ffffffff81168082036116ce578015918215614f9d575b50508015614f84575b614f1e5760a4356001600160401b03811680821415806116ce5781158015614f71575b613f8b5760e435926001600160401b038416918285036116ce578215948515614f5b575b5050505050614f1e5760c4358015908115614f4c575b50614f1e57600160801b6101043510801590614f41575b8015614f30575b614f1e576101443561ffff81168082036116ce578015918215614f22575b5050614f1e576101843563ffffffff81168082036116ce57614de982614400565b158015614efd575b614ef7576101a4359063ffffffff82168083036116ce5710614ef757614e16906153f2565b63ffffffff80614e25846153f2565b1691160363ffffffff81116123ce5763ffffffff605091161015614ecd576101c4356001600160401b0381168082036116ce5742811191821592614ed2575b5050614ecd5761020435906001600160401b038216908183036116ce576101e4356001600160401b038116908181036116ce575082119283614ea7575b50505090565b6001600160401b03929350612ee7614ec392612ee792506142b1565b16115f8080614ea1565b505f90565b9091506101e435906001600160401b038216918281036116ce57505011155f80614e64565b50505f90565b506101a43563ffffffff811681036116ce57614f1890614400565b15614df1565b5f90565b612710925050115f80614dc8565b50600160801b610164351015614daa565b506101643515614da3565b600160601b111590505f614d8c565b5092935090916116ce5750115f80808080614d76565b50505f6601000000000000821015614d52565b5060843560ff81168082036116ce576001915011614d2f565b6103e7925050115f80614d26565b614fb482614400565b15801561500a575b8015614fee575b6124bd5763ffffffff60018192015460c01c16911603614fdf57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614fc3565b5063ffffffff600182015460801c1663ffffffff831610614fbc565b6001015460e01c60ff1661503e5750613bfd90614942565b81615047575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156116ce5760445f9283604051958694859363102ae65160e31b8552600485015260248401525af180156116c3576150a95750565b5f613bfd916137f7565b929060648302838104606414841517156123ce576127109004936150d785856139e0565b9360068201906001600160801b038254916150f982801992168460801c6139ed565b60801b1691161790558461510b575050565b5f9061511886835461379e565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156123ce57612710900494859161517e83876139e0565b9560068201906001600160801b038254916151a082801992168460801c6139ed565b60801b169116179055826151b5575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916151e45f95865461379e565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f8381806151af565b919091821561526957670de0b6b3a76400008302928304670de0b6b3a7640000036123ce57615247600182019384549061379e565b9061525c615255848461497f565b825461379e565b9055811561498957069055565b505050565b929190926001600160401b038216926001600160401b03851684108015906152c9575b6152c2576152a2906139179561377e565b926001600160401b03821610156152ba57509061373e565b90509061373e565b5050505090565b506001600160401b0382166001600160401b0382161115615291565b604183036153e957826020116116ce57813591836040116116ce57602081013593604010156153d5576040013560f81c90821580156153b9575b80156153b1575b8015615388575b8015615371575b615367576020935f93608093604051938452868401526040830152606082015282805260015afa156116c3575f51600191565b505050505f905f90565b50601b82141580156153345750601c821415615334565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161532d565b508315615326565b5070014551231950b75fc4402da1732fc9bebe1983101561531f565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036123ce57600a63ffffffff9106160163ffffffff81116123ce5763ffffffff5f1991160163ffffffff81116123ce5790565b81516001600160a01b03909116915f91829160200182855af13d156154d3573d906001600160401b0382116137c7576040519161548a601f8201601f1916602001846137f7565b82523d5f602084013e5b156154ab578051806154ba5750503b155b6154ab57565b631fa55c0760e11b5f5260045ffd5b6154cd9250602080918301019101613818565b156154a5565b60609061549456fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
