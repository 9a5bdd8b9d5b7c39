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
    "name": "UnitsMinted",
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
  }
] as const;

export const bytecode: `0x${string}` = '0x6101c080604052346102595761010081614e9b8038038091610021828561025d565b833981010312610259578051906001600160a01b03821682036102595760208101516001600160a01b03811681036102595760408201516001600160a01b03811681036102595760608301516001600160a01b0381168103610259576080840151916001600160a01b03831683036102595761009f60a08601610294565b936100b860e06100b160c08901610294565b9701610294565b9660805260a05260c05260e0526101005261012052610140526101605260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261016760c08261025d565b51902061018052466101a052604051614bf290816102a982396080518181816114ca01528181611f9001528181612a7901528181612f1701526141ce015260a0518181816107b0015281816117d501528181611fd50152818161207e015281816121c901526131b2015260c05181818161217c0152613d5f015260e051818181612b0a01526130710152610100518181816101eb0152613aeb0152610120518181816106c4015261076b015261014051818181610fa0015261323e01526101605181818161023301528181610cc40152818161276901526147b6015261018051816138a101526101a0518161387b0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761028057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102595756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d500581461322c575080631ea2848e146131905780631f5880161461315a578063221220eb1461311457806327fc0c98146130a05780632b7ac3f31461305c5780632c196cd01461287857806338e803b7146127565780633f067b201461273a5780634499f5b314612714578063465cf754146126ce578063553dd8d9146122c657806362b92562146121ab57806370edffc31461216757806371949af91461205657806376bf843614611fbf5780637b10399914611f7b57806381f7795914611bc15780638932454814611aa75780638ba923ce14611a875780638ceeba3614611488578063906f6b081461143a578063979f2054146111615780639a05ba3114610f7b5780639be5be9914610c06578063ac522c5c1461096e578063ad44b79f14610937578063af326071146107df578063b361e1981461079a578063c415b95c14610755578063c869cb061461072b578063c879657214610695578063cb3fb85b14610675578063d22ce90b14610627578063df8a9e211461043f578063dfc58e81146102ee578063eae1160b14610285578063f698da2514610262578063f887ea401461021d5763fc0c546a146101d6575f80fd5b3461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461021a578060031936011261021a57602061027d613878565b604051908152f35b503461021a57604036600319011261021a576004356102a261326d565b9060ff835c166102df57906102ce816102d493600160ff19875c1617865d6102c981613987565b6142a1565b90613aa5565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b503461021a57604036600319011261021a5760043561030b61326d565b9060ff835c166102df57825c60ff1916600117835d6103298161395b565b805460ff8160a01c16600a81101561042b57600614908115916103fd575b506103ee57818161037f8583610379610368836102d49a996102ce996139a1565b6103738484886142a1565b906133de565b93614371565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a36133de565b633e109d2960e11b8452600484fd5b60ff915060a81c166004811015610417576003145f610347565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b503461021a57602036600319011261021a5760043560ff825c1661061857815c60ff1916600117825d61047181613d03565b60ff815460a01c16600a8110159081610417576003811415918261060a575b826105e4575b50506105d5576104b760068201546001600160801b038160801c9116613561565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6104f9858386614820565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c830154610533916133de565b670de0b6b3a7640000820291808304670de0b6b3a764000014901517156105c1579061055e916133de565b600d820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036102d49652a2614095565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b9091506105f657600514155f80610496565b634e487b7160e01b84526021600452602484fd5b506004811415915084610490565b632991011b60e11b8252600482fd5b503461021a57604036600319011261021a5761064c610644613283565b6004356137a2565b60405190600681101561066157602092508152f35b634e487b7160e01b83526021600452602483fd5b503461021a57602036600319011261021a576106926004356135a4565b80f35b503461021a578060031936011261021a5760ff815c1661071c57805c60ff1916600117815d6102d481548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a2613aa5565b632991011b60e11b8152600490fd5b503461021a57602036600319011261021a576020600461074b813561395b565b0154604051908152f35b503461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461021a57604036600319011261021a5760243590600435815c60ff1661061857815c60ff1916600117825d82906108178161395b565b6001810160ff815460e01c161580610923575b6109145760ff825460a01c16600a81101561042b57600503610905576102d49495600783016001600160801b038154168092116108fb575b84926001600160401b036108de88856080956001600160801b03806108a8857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b613561565b16166001600160801b03198254161790556108d96108c7838a8c614820565b9590965460401c1685600b8c0161497f565b613561565b9060405192898452602084015260408301526060820152a2614793565b9094508490610862565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b031633141561082a565b503461021a57602036600319011261021a5760ff6040602092600435815260018452205460a01c1661096c60405180926132ff565bf35b503461021a5760a036600319011261021a5760043561098b6132e9565b906044356064356084356001600160401b038111610c02576109b19036906004016132a6565b946109bb85613d03565b9260ff845460a01c16600a811015610bee5760038114159081610be2575b50610bd35760ff600185015460e01c16610bc15760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610bb25787151580610b89575b15610b7b57600160801b841015610b6c576006820192610a4e845460801c6001600160801b03600786015416906133de565b8510610b5d57976003879593610b579795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610ae58f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610add60c082613385565b519020614177565b9765ffffffffffff60a01b90610afa90613545565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b03169660808401916133be565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a1c565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f6109d9565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461021a57604036600319011261021a57600435610c23613283565b60ff835c166102df57825c60ff1916600117835d610c408261395b565b9160ff835460a01c16600a8110156104175760038114159081610f6f575b506103ee57600183019260ff845460e01c1615610f6057610c7f8382614718565b6001600160401b03610c9084613bb4565b164210610f5157604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1948515610f465787908896610f07575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182610ebb575b50505060078401966001600160801b0388541691610d91836108d960068901546001600160801b038160801c9116613561565b80821015610eb457505b89908a99610da982866133de565b93849060ff8a5460a01c16600a811015610ea057600314610e58575b505093836102d49b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610e539a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383613f9d565b614793565b9796959a509a509091508792988b9a610e739087868b6148c3565b809c91985460401c6001600160401b031660098b0191610e929261497f565b935f97939291959697610dc5565b634e487b7160e01b8f52602160045260248ffd5b9050610d9b565b610ef9935082821015610f015781925b6001600160a01b03908190610ee1908690613561565b16166001600160601b0360a01b825416179055613561565b5f8080610d5e565b82610ecb565b9550506040853d604011610f3e575b81610f2360409383613385565b81010312610f3a5784516020909501519484610cfe565b8680fd5b3d9150610f16565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610c5e565b503461021a57604036600319011261021a57600435602435600a811090811561115d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361114e57610fd78361395b565b805460a01c60ff16926004830361108a57600a84101561042b576003840361107b5760078201805464ffffffffff60a81b19164260a81b64ffffffffff60a81b161790555b156104175791611077604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b191617905561106d845180946132ff565b60208301906132ff565ba280f35b633e109d2960e11b8652600486fd5b600383036110ca57600a84101561042b576004840361107b5760078201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b1617905561101c565b6008830361107b57600a8410158061113a576003851415908161112d575b8161111c575b5061107b576007820180546001600160801b031916905560018201805463ffffffff60c01b1916905561101c565b905061042b5760058414155f6110ee565b50506004841415866110e8565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b503461021a57604036600319011261021a5760043561117e613283565b6111878261395b565b9060ff825460a01c1690600a821015908161042b5760038314158061142c575b61107b57600184019160ff835460e01c1661141a576111c68286614718565b6001600160401b036111e26111dd6111dd85613bb4565b613319565b169384421061140b5760078601948554918164ffffffffff8460a81c161093846113d7575b50505050805f146113a65763ffffffff8216867f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38980a35b1561139f5760055b85875260036020526040872063ffffffff83165f5260205260405f2090600681101561138b5760ff8019835416911617905563ffffffff8116600a8106600463ffffffff8216149182611373575b845460a01c63ffffffff160361130d575050815463ffffffff60c01b191690915550805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b5061069295509193509150156113465761132690613b89565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b61134f90613b71565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020614bd25f395f51905f526005880155611295565b634e487b7160e01b88526021600452602488fd5b6004611247565b63ffffffff8216867f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8980a361123f565b9091929350610bee576004149182156113f6575b50505f808080611207565b60d01c64ffffffffff16101590505f806113eb565b63b2a52b3f60e01b8852600488fd5b6001625bee3760e11b03198752600487fd5b5085915060048314156111a7565b503461021a57604036600319011261021a57604061145661326d565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b50346119d3576102203660031901126119d35760ff5f5c16611a7857600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156119c8575f91611a49575b5015611a3b576024358015611a2c576044359182151580611a03575b156119f55761152b614476565b156119e657600435604051602081019033825282604082015260408152611553606082613385565b5190205f8181526001602052604090208054919490916001600160a01b03166119d757815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff811681036119d357825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff8716938488036119d357835463ffffffff60c01b191660c089901b63ffffffff60c01b161784556115f261358e565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a88036119d3578554926101a4359663ffffffff8816948589036119d35763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff6116b8613296565b16608083015260a4356001600160401b0381168091036119d35760a083015260c43560c083015260e435956001600160401b038716968781036119d3578760e0850152610104359283610100860152610124359663ffffffff88169c8d89036119d3578d610120880152610144359461ffff86169a8b87036119d3578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b038416928385036119d357836101c08701526101e4356001600160401b038116958682036119d357866101e089015261020435926001600160401b038416988985036119d3578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f906101409061180e81613369565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152505061185561358e565b9450505050604051986118678a613369565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b156119d3578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f19283156119c8576020936119b5575b50805c60ff1916905d604051908152f35b6119c191505f90613385565b5f5f6119a4565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001831061151e565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b611a6b915060203d602011611a71575b611a638183613385565b8101906133a6565b5f611502565b503d611a59565b632991011b60e11b5f5260045ffd5b346119d35760203660031901126119d3576020600561074b60043561395b565b346119d35760403660031901126119d357600435611ac361326d565b60ff5f5c16611a7857600160ff195f5c16175f5d611ae08261395b565b805460ff8160a01c16600a8110156105ad5760061490811591611ba6575b50611b97578281611b1e848361037961036883611b8d9a6102ce996139a1565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a36133de565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105ad576003141584611afe565b346119d35760203660031901126119d3575f6102e0604051611be281613339565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611c8560043561395b565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611cd28b613339565b6001600160a01b038a168b52600a8110156105ad5760208b015260048610156105ad576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c015264ffffffffff8660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611e26602082015160208501906132ff565b611e386040820151604085019061330c565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b346119d3575f3660031901126119d3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346119d35760203660031901126119d3576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612047575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b346119d35760603660031901126119d35760043561207261326d565b9061207b6132d3565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361204757815f5260016020526120c060405f2061422d565b15611b9757815f52600260205260405f2060018060a01b0382165f5260205260405f20906001600160401b03808354169416809401906001600160401b038211612153577f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b03602093166001600160401b031982541617905560405194855260018060a01b031693a3005b634e487b7160e01b5f52601160045260245ffd5b346119d3575f3660031901126119d3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346119d35760403660031901126119d3576004356121c76132e9565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612047575f82815260016020819052604091829020805460ff60a01b1916600360a01b178155908101805467ffffffffffffffff60401b191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020614bd25f395f51905f52916005919061229a90805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020614bd25f395f51905f526020820152a2005b346119d35760c03660031901126119d3576004356122e2613283565b6122ea6132d3565b916064356001600160401b0381168091036119d35760843560a4356001600160401b0381116119d3576123219036906004016132a6565b95909261232d85613d03565b9360ff855460a01c16600a81101590816105ad57600381141591826126c0575b826126ae575b5050611b975760018501549760ff8960e01c1661269f57600886019182546001600160401b038160d01c96169a868c036126905763ffffffff80600a818460801c16049c169b168b10908115612677575b5061266857600a8a0263ffffffff81169081036121535760040163ffffffff8111612153576123da6001600160401b0391613bb4565b1680421061265957895f52600460205260405f208b5f5260205260ff60405f20541661264a5785108015612641575b612632575f871291821561262b57600188016001811280158516908515161761215357600160ff1b1461215357875f03805f1981011161215357935b8415801561261d575b61260e576124af918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610add60e082613385565b956001600160d01b0319906124c390613545565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f1461258d5781546001600160a01b039182169082160194908511612153576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b936001600160801b0360078760a097836125f96125d560067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c9116613561565b82868601946125e8828754168094613561565b8082101561260757505b169061356e565b16841982541617905561255a565b90506125f2565b6375cf385f60e01b5f5260045ffd5b50600160801b85101561244e565b8793612445565b631059752760e31b5f5260045ffd5b50428511612409565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c6123a4565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105ad57600514158980612353565b50600481141591505f61234d565b346119d35760c03660031901126119d3576126e7613283565b6126ef613296565b9060a43560ff811681036119d35760209261027d9260643590604435906004356134c5565b346119d35760403660031901126119d357602061027d61273261326d565b6004356133eb565b346119d3575f3660031901126119d35760205f54604051908152f35b346119d35760203660031901126119d3577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612869576127a260043561395b565b600181019081549060ff8260e01c1661269f5760ff815460a01c16600a8110156105ad576003811480928161282f575b5082156127f1575b5050611b975760ff60e01b1916600160e01b179055005b9091505f60018314159283612820575b5082612811575b505083806127da565b9091506105ad57158380612808565b6002141592505f905085612801565b90925063ffffffff8460801c1663ffffffff8560c01c161490811591612858575b5091856127d2565b60089150015460d01c151585612850565b6320fac5fd60e21b5f5260045ffd5b346119d3576102803660031901126119d357612892613283565b6101003660431901126119d35736610204116119d357610204359060ff821682036119d357610224359060ff821682036119d357610244356001600160401b0381116119d3576128e69036906004016132a6565b9093610264356001600160401b0381116119d3576129089036906004016132a6565b909260ff5f5c16611a7857600160ff195f5c16175f5d612929600435613d03565b9687549460ff8660a01c16600a8110156105ad5760038114159081613050575b50611b9757600260ff8616141580613042575b61303357600160ff89161161302457600160ff89161480968197613013575b506130045760018901549360ff8560e01c1661269f5761299b888b614718565b6001600160401b036129ac89613bb4565b1642108015612fe3575b612fd45760038a01546101443503612fc5576001600160401b038560401c166101643503612fc55760058a01546101a43503612fb6576101c435151580612f8a575b156119f557600160801b6101e4351015612f7b57612a1e9161018435896004358d613d31565b612a3e8282612a398a886101c4356101a4358d6004356134c5565b6149db565b929015612f6c5760ff8516600203612eee5760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156119c8575f91612ecf575b505b6001600160a01b03841615908115612ec6575b50612eb7576040805163f398789b60e01b8152906044600483013760845f604483015b60028210612ea157505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156119c8575f91612e82575b5015612e73576040519260406044853760845f604086015b60028210612e5d57505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612bd563ffffffff8c1695600435956101e08401916133be565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b03169081612e05575b5050600786016001600160801b0381541692612c97846108d960068b01546001600160801b038160801c9116613561565b80821015612dfe57505b5f905f92612caf82876133de565b9460ff8691161580612de4575b612da3575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a315612d9557600160ff845460b81c16019060ff821161215357611b8d93612d90925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590613f9d565b614095565b612d9090611b8d935f612d49565b9492509250965095612dba5f93876004358b6148c3565b919092612dde8394936001600160401b0360018d015460401c169060098d0161497f565b8a612cc1565b5060ff8b5460a01c16600a8110156105ad57600314612cbc565b9050612ca1565b612e4f929350816101e435105f14612e57576101e435915b6001600160a01b03908190612e33908590613561565b16166001600160601b0360a01b8254161790556101e435613561565b908680612c66565b81612e1d565b6040808281866001953701930191019091612b5a565b639bdd3e1360e01b5f5260045ffd5b612e9b915060203d602011611a7157611a638183613385565b8a612b42565b6040808281866001953701930191019091612ae1565b63034d174960e31b5f5260045ffd5b9050158a612abe565b612ee8915060203d602011611a7157611a638183613385565b8a612aa9565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156119c8575f91612f4d575b50612aab565b612f66915060203d602011611a7157611a638183613385565b8a612f47565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c435106129f8565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b03612ffb6111dd6111dd8b613bb4565b164210156129b6565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a61297b565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff8616141561295c565b6004915014158a612949565b346119d3575f3660031901126119d3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346119d35760203660031901126119d35760043563ffffffff811681036119d3576130ca81613b11565b1561266857806001600160401b036130e3606093613bb4565b91816130fd6111dd6111dd6130f787613319565b94613bb4565b918160405195168552166020840152166040820152f35b346119d35760403660031901126119d35760043561313061326d565b60ff5f5c16611a78576102ce81611b8d93600160ff195f5c16175f5d61315581613987565b6139a1565b346119d35760203660031901126119d35760206001600160401b03600161318260043561395b565b015460401c16604051908152f35b346119d35760403660031901126119d35760043560243560078110156119d3577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303612047575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b346119d3575f3660031901126119d3577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b03821682036119d357565b6024359063ffffffff821682036119d357565b6084359060ff821682036119d357565b9181601f840112156119d3578235916001600160401b0383116119d357602083818601950101116119d357565b604435906001600160401b03821682036119d357565b602435906001600160401b03821682036119d357565b90600a8210156105ad5752565b9060048210156105ad5752565b6001600160401b03623b5380911601906001600160401b03821161215357565b61030081019081106001600160401b0382111761335557604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761335557604052565b90601f801991011681019081106001600160401b0382111761335557604052565b908160209103126119d3575180151581036119d35790565b908060209392818452848401375f828201840152601f01601f1916010190565b9190820180921161215357565b906133f58261395b565b915f52600260205260405f209060018060a01b03165f52602052600260405f2091825461345c6001600160401b038216916001600160401b036134476001880154828460401c169086600989016140f0565b96909701549160801c169083600b86016140f0565b9060ff845460a01c16600a8110156105ad576006148015906134bd575b6134af576103739392916134a16134966134a6936134ac996133de565b96600d8601546133de565b6133de565b9161411b565b90565b93505050506134ac916133de565b508215613479565b929460ff809293956134ac976134d9613878565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e0815261353c61010082613385565b5190209061414c565b65ffffffffffff60019116019065ffffffffffff821161215357565b9190820391821161215357565b906001600160801b03809116911601906001600160801b03821161215357565b60a4356001600160401b03811681036119d35790565b6135ad8161395b565b805460ff5f9160a01c16600a811015806105ad57600382141580613795575b8181613784575b50611b975760068401546001600160801b0381169060801c1461371557613701576005036136f25760078201546001600160801b0381166136e35760801c64ffffffffff166276a700016001600160401b0381116136cf576001600160401b031642106136c05760018201805463ffffffff60c01b19169055600a820154600c83015461365f916133de565b90806136ac5750600d820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c82015461373d916133de565b600d820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105ad576005821415816135d3565b50505f60048214156135cc565b6137ab8161395b565b6137b483613b11565b1590811561385a575b811561383d575b50612668575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156105ad5781613839576138019150613bb4565b6001600160401b0381164210613834576138226001600160401b0391613319565b1642101561382f57600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f6137c4565b905063ffffffff600182015460801c1663ffffffff841610906137bd565b467f0000000000000000000000000000000000000000000000000000000000000000036138c3577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261395560c082613385565b51902090565b5f52600160205260405f209060018060a01b038254161561397857565b639999974760e01b5f5260045ffd5b6139909061395b565b9061399a8261422d565b15611b9757565b9291905f93815f52600260205260405f2060018060a01b0384165f5260205260405f2080546001600160401b03811680613a21575b505090546040805160e09290921c8252602082018790526001600160a01b0394909416937fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998925090a3565b6001600160401b039750908391613a9b613a6e60097fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d11699897019260018701948c86549160401c1691856140f0565b865467ffffffffffffffff60401b19169b1660401b67ffffffffffffffff60401b169a909a179094558893565b549055915f6139d6565b81613aae575050565b60405163a9059cbb60e01b60208201526001600160a01b039091166024820152604480820192909252908152613b0f90613ae9606482613385565b7f0000000000000000000000000000000000000000000000000000000000000000614b39565b565b63ffffffff1663ffffffff600a808306920491169060018210159182613b65575b5081613b52575b81613b42575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613b39565b6004101591505f613b32565b63ffffffff60019116019063ffffffff821161215357565b63ffffffff60079116019063ffffffff821161215357565b8181029291811591840414171561215357565b63ffffffff1663ffffffff600a80830692049116600481145f14613cdd5750613be163ffffffff91613b71565b1663ffffffff806001925b919092169160028311911681613cd7575f19810190811161215357915b61019080840493069115613cc657600219810190811161215357905b8160990291609983040361215357600282018092116121535761016d810281810461016d148215171561215357613c759260646005613c6b6134a1948660021c906133de565b9204930490613561565b62023ab182029180830462023ab1149015171561215357613c95916133de565b620afa6b1981019081116121535762015180810290808204620151801490151715612153576001600160401b031690565b600981018091116121535790613c25565b91613c09565b60030263ffffffff81169081036121535763ffffffff613cfd8192613b71565b92613bec565b613d0c9061395b565b80549091906001600160a01b03163303613d2257565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156119c8575f925f91613f4b575b506001600160401b036203f4809116016001600160401b038111612153576001600160401b0316421115613f10578515613f0157613e2586846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610add60a082613385565b9181158015613ef3575b8015613ee5575b613ec75780821115613ed657613e4c8183613561565b6127108102908082046127101490151715612153576107d08202918083046107d014901517156121535711613ec757613ec27fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b03169760408401916133be565b0390a4565b63255041fb60e21b5f5260045ffd5b613ee08282613561565b613e4c565b50600160501b811015613e36565b50600160501b821015613e2f565b63436a887760e01b5f5260045ffd5b935093915050613f3c5781158015613f2e575b613ec75703612fc557565b50600160501b821015613f23565b6302e6bdf760e41b5f5260045ffd5b9250506040823d604011613f95575b81613f6760409383613385565b810103126119d35760208251920151916001600160401b03831683036119d357916001600160401b03613d98565b3d9150613f5a565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff821614908161407d575b600185019363ffffffff855460a01c16145f14614065575050815463ffffffff60c01b19169091555060078101805464ffffffffff60801b19164260801b64ffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613b0f945091925090156113465761132690613b89565b5f516020614bd25f395f51905f526005860155613fe3565b8061409d5750565b613b0f90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152613ae9608482613385565b81156140dc570490565b634e487b7160e01b5f52601260045260245ffd5b9061410361410994936134a19354613561565b90613ba1565b90670de0b6b3a7640000808304920690565b6001600160401b03600161413b61414894670de0b6b3a764000096613ba1565b92015460401c16906140d2565b0490565b9060405190602082019261190160f01b84526022830152604282015260428152613955606282613385565b90612a3961418d9392614188613878565b61414c565b80929115612f6c576001600160a01b031680159081156141af575b50612eb757565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156119c8575f9161420e575b50155f6141a8565b614227915060203d602011611a7157611a638183613385565b5f614206565b60ff905460a01c16600a81101590816105ad5760038114918215614294575b8215614283575b8215614272575b821561426557505090565b9091506105ad5760081490565b8092506105ad57600681149161425a565b8092506105ad576005811491614253565b506004811491505f61424c565b9291905f93815f52600260205260405f2060018060a01b0384165f5260205260405f20908154906001600160401b0382169081614317575b50506040518681526001600160a01b03909416937f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b925060209150a3565b61433e9192939750600b019160028801936001600160401b0385549160801c1691846140f0565b875467ffffffffffffffff60801b191660809190911b67ffffffffffffffff60801b16179096555490555f8080806142d9565b91905f52600260205260405f209060018060a01b03165f5260205260405f20918254926001600160401b03841692831561446c576143d1600d8201956001600160401b036143c68854828460401c16906133de565b9160801c16906133de565b6001600160401b038516916143e782848361411b565b96670de0b6b3a7640000880292888404670de0b6b3a764000014891517156121535760019361441591613561565b905501906001600160401b03825460401c16036001600160401b03811161215357815467ffffffffffffffff60401b191660409190911b67ffffffffffffffff60401b1617905580546001600160c01b0319169055565b505f935083925050565b60643563ffffffff81168082036119d357801591821561470a575b505080156146f1575b6146845760a4356001600160401b03811680821415806119d357811580156146de575b6146d75760e435926001600160401b038416918285036119d35782159485156146c1575b50505050506146845760c43580159081156146b2575b5061468457600160801b61010435108015906146a7575b8015614696575b614684576101443561ffff81168082036119d3578015918215614688575b5050614684576101843563ffffffff81168082036119d35761455482613b11565b158015614663575b61465d576101a4359063ffffffff82168083036119d3571061465d5761458190614ae8565b63ffffffff8061459084614ae8565b1691160363ffffffff81116121535763ffffffff605091161015613834576101c4356001600160401b0381168082036119d35742811191821592614638575b50506138345761020435906001600160401b038216908183036119d3576101e4356001600160401b038116908181036119d3575082119283614612575b50505090565b6001600160401b039293506111dd61462e926111dd9250613bb4565b16115f808061460c565b9091506101e435906001600160401b038216918281036119d357505011155f806145cf565b50505f90565b506101a43563ffffffff811681036119d35761467e90613b11565b1561455c565b5f90565b612710925050115f80614533565b50600160801b610164351015614515565b50610164351561450e565b600160601b111590505f6144f7565b5092935090916119d35750115f808080806144e1565b5050505f90565b50505f66010000000000008210156144bd565b5060843560ff81168082036119d357600191501161449a565b6103e7925050115f80614491565b61472182613b11565b158015614777575b801561475b575b6126685763ffffffff60018192015460c01c1691160361474c57565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff831611614730565b5063ffffffff600182015460801c1663ffffffff831610614729565b6001015460e01c60ff166147ab5750613b0f90614095565b816147b4575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156119d35760445f9283604051958694859363102ae65160e31b8552600485015260248401525af180156119c8576148165750565b5f613b0f91613385565b92906064830283810460641484151715612153576127109004936148448585613561565b9360068201906001600160801b0382549161486682801992168460801c61356e565b60801b16911617905584614878575050565b5f906148858683546133de565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156121535761271090049485916148eb8387613561565b9560068201906001600160801b0382549161490d82801992168460801c61356e565b60801b16911617905582614922575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916149515f9586546133de565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f83818061491c565b91909182156149d657670de0b6b3a76400008302928304670de0b6b3a764000003612153576149b460018201938454906133de565b906149c96149c284846140d2565b82546133de565b905581156140dc57069055565b505050565b60418303614adf57826020116119d357813591836040116119d35760208101359360401015614acb576040013560f81c9082158015614aaf575b8015614aa7575b8015614a7e575b8015614a67575b614a5d576020935f93608093604051938452868401526040830152606082015282805260015afa156119c8575f51600191565b505050505f905f90565b50601b8214158015614a2a5750601c821415614a2a565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411614a23565b508315614a1c565b5070014551231950b75fc4402da1732fc9bebe19831015614a15565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc83169216820361215357600a63ffffffff9106160163ffffffff81116121535763ffffffff5f1991160163ffffffff81116121535790565b81516001600160a01b03909116915f91829160200182855af13d15614bc9573d906001600160401b0382116133555760405191614b80601f8201601f191660200184613385565b82523d5f602084013e5b15614ba157805180614bb05750503b155b614ba157565b631fa55c0760e11b5f5260045ffd5b614bc392506020809183010191016133a6565b15614b9b565b606090614b8a56fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
