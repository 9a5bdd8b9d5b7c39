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

export const bytecode: `0x${string}` = '0x6101c080604052346102595761010081614df58038038091610021828561025d565b833981010312610259578051906001600160a01b03821682036102595760208101516001600160a01b03811681036102595760408201516001600160a01b03811681036102595760608301516001600160a01b0381168103610259576080840151916001600160a01b03831683036102595761009f60a08601610294565b936100b860e06100b160c08901610294565b9701610294565b9660805260a05260c05260e0526101005261012052610140526101605260405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a0815261016760c08261025d565b51902061018052466101a052604051614b4c90816102a9823960805181818161142f01528181611ef7015281816129c201528181612e600152614120015260a0518181816107b00152818161173a01528181611f3c01528181611fe50152818161213001526130fb015260c0518181816120e30152613cab015260e051818181612a530152612fba0152610100518181816101eb0152613a370152610120518181816106c4015261076b015261014051818181610fa0015261318701526101605181818161023301528181610cc4015281816126d00152614710015261018051816137ed01526101a051816137c70152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761028057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102595756fe6080806040526004361015610012575f80fd5b5f905f3560e01c90816304d5005814613175575080631ea2848e146130d95780631f588016146130a3578063221220eb1461305d57806327fc0c9814612fe95780632b7ac3f314612fa55780632c196cd0146127c157806338e803b7146126bd5780633f067b20146126a15780634499f5b31461267b578063465cf75414612635578063553dd8d91461222d57806362b925621461211257806370edffc3146120ce57806371949af914611fbd57806376bf843614611f265780637b10399914611ee257806381f7795914611b265780638932454814611a0c5780638ba923ce146119ec5780638ceeba36146113ed578063906f6b081461139f578063979f2054146111285780639a05ba3114610f7b5780639be5be9914610c06578063ac522c5c1461096e578063ad44b79f14610937578063af326071146107df578063b361e1981461079a578063c415b95c14610755578063c869cb061461072b578063c879657214610695578063cb3fb85b14610675578063d22ce90b14610627578063df8a9e211461043f578063dfc58e81146102ee578063eae1160b14610285578063f698da2514610262578063f887ea401461021d5763fc0c546a146101d6575f80fd5b3461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461021a578060031936011261021a57602061027d6137c4565b604051908152f35b503461021a57604036600319011261021a576004356102a26131b6565b9060ff835c166102df57906102ce816102d493600160ff19875c1617865d6102c9816138d3565b6141f3565b906139f1565b805c60ff1916815d80f35b632991011b60e11b8352600483fd5b503461021a57604036600319011261021a5760043561030b6131b6565b9060ff835c166102df57825c60ff1916600117835d610329816138a7565b805460ff8160a01c16600a81101561042b57600614908115916103fd575b506103ee57818161037f8583610379610368836102d49a996102ce996138ed565b6103738484886141f3565b90613327565b936142cb565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f017ca44653535c1ebc7d15dbf0a1fe46c317df650210ae3311d8c6d9d62773c1846040518b8152a36001600160401b0360405191168152a3613327565b633e109d2960e11b8452600484fd5b60ff915060a81c166004811015610417576003145f610347565b634e487b7160e01b85526021600452602485fd5b634e487b7160e01b86526021600452602486fd5b503461021a57602036600319011261021a5760043560ff825c1661061857815c60ff1916600117825d61047181613c4f565b60ff815460a01c16600a8110159081610417576003811415918261060a575b826105e4575b50506105d5576104b760068201546001600160801b038160801c91166134aa565b6007820180546001600160801b0319169055906060837fadd9495f275df5619f7efd3ccff4250cddba8021fb3a47306a381cc9e66dacca6104f985838661477a565b9390604051908782526020820152846040820152a260018201805463ffffffff60c01b19169055600a820154600c83015461053391613327565b670de0b6b3a7640000820291808304670de0b6b3a764000014901517156105c1579061055e91613327565b600d820155805461018360a11b61ffff60a01b19909116179055604051917f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23460208460036102d49652a2613fe7565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b86526011600452602486fd5b633e109d2960e11b8352600483fd5b9091506105f657600514155f80610496565b634e487b7160e01b84526021600452602484fd5b506004811415915084610490565b632991011b60e11b8252600482fd5b503461021a57604036600319011261021a5761064c6106446131cc565b6004356136ee565b60405190600681101561066157602092508152f35b634e487b7160e01b83526021600452602483fd5b503461021a57602036600319011261021a576106926004356134ed565b80f35b503461021a578060031936011261021a5760ff815c1661071c57805c60ff1916600117815d6102d481548280557f00000000000000000000000000000000000000000000000000000000000000006040518281527f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce602060018060a01b03841692a26139f1565b632991011b60e11b8152600490fd5b503461021a57602036600319011261021a576020600461074b81356138a7565b0154604051908152f35b503461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461021a578060031936011261021a576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461021a57604036600319011261021a5760243590600435815c60ff1661061857815c60ff1916600117825d8290610817816138a7565b6001810160ff815460e01c161580610923575b6109145760ff825460a01c16600a81101561042b57600503610905576102d49495600783016001600160801b038154168092116108fb575b84926001600160401b036108de88856080956001600160801b03806108a8857f047a547d1052b7c9f0977cbdb4f489d0835ffda735a82e56bd726c3a824519d69b6134aa565b16166001600160801b03198254161790556108d96108c7838a8c61477a565b9590965460401c1685600b8c016148d9565b6134aa565b9060405192898452602084015260408301526060820152a26146ed565b9094508490610862565b633e109d2960e11b8552600485fd5b63a75eaca960e01b8552600485fd5b5081546001600160a01b031633141561082a565b503461021a57602036600319011261021a5760ff6040602092600435815260018452205460a01c1661096c6040518092613248565bf35b503461021a5760a036600319011261021a5760043561098b613232565b906044356064356084356001600160401b038111610c02576109b19036906004016131ef565b946109bb85613c4f565b9260ff845460a01c16600a811015610bee5760038114159081610be2575b50610bd35760ff600185015460e01c16610bc15760088401938454906001600160401b0365ffffffffffff8360a01c16941695848703610bb25787151580610b89575b15610b7b57600160801b841015610b6c576006820192610a4e845460801c6001600160801b0360078601541690613327565b8510610b5d57976003879593610b579795937f8b1fb9b447354f65d61d9f9ed48bf988936c8206e5fe804d2082d618c614074b9b610ae58f8f9c8e9d889f6040519060208201927fc8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b8452604083015260608201528960808201528b60a082015260a08152610add60c0826132ce565b5190206140c9565b9765ffffffffffff60a01b90610afa9061348e565b60a01b169065ffffffffffff60a01b191617905501556001600160801b03808316166001600160801b03198254161790556040519586958652602086015260408501526080606085015260018060a01b0316966080840191613307565b0390a380f35b6309d157b360e01b8c5260048cfd5b633e77ff1560e01b8b5260048bfd5b6243125960e91b8b5260048bfd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018810610a1c565b6311fa514960e31b8b5260048bfd5b6001625bee3760e11b03198852600488fd5b633e109d2960e11b8852600488fd5b6004915014155f6109d9565b634e487b7160e01b89526021600452602489fd5b8580fd5b503461021a57604036600319011261021a57600435610c236131cc565b60ff835c166102df57825c60ff1916600117835d610c40826138a7565b9160ff835460a01c16600a8110156104175760038114159081610f6f575b506103ee57600183019260ff845460e01c1615610f6057610c7f8382614672565b6001600160401b03610c9084613b00565b164210610f5157604080516348dda36b60e01b81526004810184905263ffffffff851660248201819052909491856044818a7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1948515610f465787908896610f07575b50847f99e6f6ee04f7e87a101b90b0887f62ccca1036e4225de9e1d954177e6150bfac606084936001600160401b038b5460401c166040519182526020820152896040820152a3848795600885019060018060a01b038254169182610ebb575b50505060078401966001600160801b0388541691610d91836108d960068901546001600160801b038160801c91166134aa565b80821015610eb457505b89908a99610da98286613327565b93849060ff8a5460a01c16600a811015610ea057600314610e58575b505093836102d49b7f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb79460a094610e539a99986001600160801b03808f9a16166001600160801b03198254161790556040519485526020850152604084015260608301526080820152a382546001600160e01b031660e082901b6001600160e01b0319161783558383613ee9565b6146ed565b9796959a509a509091508792988b9a610e739087868b61481d565b809c91985460401c6001600160401b031660098b0191610e92926148d9565b935f97939291959697610dc5565b634e487b7160e01b8f52602160045260248ffd5b9050610d9b565b610ef9935082821015610f015781925b6001600160a01b03908190610ee19086906134aa565b16166001600160601b0360a01b8254161790556134aa565b5f8080610d5e565b82610ecb565b9550506040853d604011610f3e575b81610f23604093836132ce565b81010312610f3a5784516020909501519484610cfe565b8680fd5b3d9150610f16565b6040513d89823e3d90fd5b632dbcbf7560e01b8552600485fd5b630c5c55a360e31b8552600485fd5b6004915014155f610c5e565b503461021a57604036600319011261021a57600435602435600a8110908115611124577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361111557610fd7836138a7565b805460a01c60ff16926004830361106857600a84101561042b5760038403611059575b156104175791611055604092847f42a6cf017aec48e46d9e9990b12afd0fc4f410ebcc5cdbab414b21ed8bbccf21955460ff60a01b8360a01b169060ff60a01b191617905561104b84518094613248565b6020830190613248565ba280f35b633e109d2960e11b8652600486fd5b6003830361109157600a84101561042b576004840315610ffa57633e109d2960e11b8652600486fd5b6008830361105957600a8410158061110157600385141590816110f4575b816110e3575b50611059576007820180546001600160801b031916905560018201805463ffffffff60c01b19169055610ffa565b905061042b5760058414155f6110b5565b50506004841415866110af565b634e487b7160e01b87526021600452602487fd5b63e73f59e560e01b8452600484fd5b8380fd5b503461021a57604036600319011261021a576004356111456131cc565b61114e826138a7565b9060ff825460a01c1690600a82101561041757600482149182159081611393575b5061090557600183019160ff835460e01c166113815761118f8285614672565b6001600160401b036111ab6111a66111a685613b00565b613262565b1642106113725780156113415763ffffffff8216857f0c255e0c937773a36c0b43b70bc4303952f42fc8bbdd08ce19095c02f95ae1b38880a35b1561133a5760055b84865260036020526040862063ffffffff83165f5260205260405f209060068110156111015760ff8019835416911617905563ffffffff8116600a8106600463ffffffff8216149182611322575b845460a01c63ffffffff16036112bd575050815463ffffffff60c01b19169091555060078101805467ffffffffffffffff60801b19164260801b67ffffffffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef48280a280f35b50610692945091925090156112f5576112d590613ad5565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b6112fe90613abd565b90805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055565b5f516020614b2c5f395f51905f52600587015561123b565b60046111ed565b63ffffffff8216857f85ebf99c0284d37f410168cc694c03be65c4565485ab6636cd0f74d35bf3bd4b8880a36111e5565b63b2a52b3f60e01b8652600486fd5b6001625bee3760e11b03198652600486fd5b6003915014155f61116f565b503461021a57604036600319011261021a5760406113bb6131b6565b9160043581526002602052209060018060a01b03165f5260205260206001600160401b0360405f205416604051908152f35b5034611938576102203660031901126119385760ff5f5c166119dd57600160ff195f5c16175f5d604051631fadd2ff60e21b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561192d575f916119ae575b50156119a0576024358015611991576044359182151580611968575b1561195a576114906143d0565b1561194b576004356040516020810190338252826040820152604081526114b86060826132ce565b5190205f8181526001602052604090208054919490916001600160a01b031661193c57815460ff60a01b1933166001600160a81b031990911617600160a01b17825560843560ff8116810361193857825460ff60b01b191660b09190911b60ff60b01b161782556064359563ffffffff87169384880361193857835463ffffffff60c01b191660c089901b63ffffffff60c01b161784556115576134d7565b926001600160401b036001860194166001600160401b0319855416178455610184359563ffffffff8716998a8803611938578554926101a4359663ffffffff8816948589036119385763ffffffff60a01b8960a01b169063ffffffff60801b8c60801b16906001600160401b0360801b19161717905580600289015585600389015560066101643598016001600160801b03808a16166001600160801b0319825416179055604051948552602085015284604085015250606083015260ff61161d6131df565b16608083015260a4356001600160401b0381168091036119385760a083015260c43560c083015260e435956001600160401b03871696878103611938578760e0850152610104359283610100860152610124359663ffffffff88169c8d8903611938578d610120880152610144359461ffff86169a8b8703611938578b6101408a015261016089015250610180870152506101a08501526101c435926001600160401b0384169283850361193857836101c08701526101e4356001600160401b0381169586820361193857866101e089015261020435926001600160401b03841698898503611938578f8a6102008301527fc42cdf9ccb03cecf9251900c4dac7260441a646d4c2555f20ef10c770afc331b6102203393a36040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169b905f9061014090611773816132b2565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152015250506117ba6134d7565b9450505050604051986117cc8a6132b2565b338a5260208a019c8d5260408a019889526001600160401b0360608b019316835260808a019081526001600160801b0360a08b019216825260c08a01926001600160601b0360c43516845260e08b019485526101008b019586526101208b019687526101408b01978852883b15611938578c996040519e8f9c8d9c8d632b829b6160e11b815260040152600160a01b6001900390511660248d01525163ffffffff1660448c01525161ffff1660648b0152516001600160401b031660848a0152516001600160401b031660a4890152516001600160801b031660c4880152516001600160601b031660e4870152516001600160401b0316610104860152516001600160401b0316610124850152516001600160401b0316610144840152516101648301525a925f610184928195f192831561192d5760209361191a575b50805c60ff1916905d604051908152f35b61192691505f906132ce565b5f5f611909565b6040513d5f823e3d90fd5b5f80fd5b63131ede2d60e21b5f5260045ffd5b6338670f0960e11b5f5260045ffd5b6243125960e91b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018310611483565b6308a30c9360e21b5f5260045ffd5b62e4591360e31b5f5260045ffd5b6119d0915060203d6020116119d6575b6119c881836132ce565b8101906132ef565b5f611467565b503d6119be565b632991011b60e11b5f5260045ffd5b34611938576020366003190112611938576020600561074b6004356138a7565b3461193857604036600319011261193857600435611a286131b6565b60ff5f5c166119dd57600160ff195f5c16175f5d611a45826138a7565b805460ff8160a01c16600a8110156105ad5760061490811591611b0b575b50611afc578281611a83848361037961036883611af29a6102ce996138ed565b90927f18a7664c2a3cc4b14d7d00f2036f769a1a3f0f016b5ff34abf035d124dc543b9602060018060a01b0388169384847f1509e068a8b4e5b63ff502db8e4ce6f54950ae0faadb7c46c94336e5f1db9755846040518b8152a36001600160401b0360405191168152a3613327565b60ff195f5c165f5d005b633e109d2960e11b5f5260045ffd5b60ff915060a81c1660048110156105ad576003141584611a63565b34611938576020366003190112611938575f6102e0604051611b4781613282565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c08201520152611bea6004356138a7565b805460ff8160a01c169060ff8160a81c16926001810154906007810154946002820154956003830154926004810154600582015490600860068401549301549560405199611c378b613282565b6001600160a01b038a168b52600a8110156105ad5760208b015260048610156105ad576103009a60ff996001600160801b039760408d015263ffffffff8160c01c1660608d01528a8160b01c1660808d01528a8160b81c1660a08d01526001600160401b038a1660c08d01526001600160401b038a60401c1660e08d015263ffffffff8a60801c166101008d015263ffffffff8a60a01c166101208d015263ffffffff8a60c01c166101408d015260e01c6101608c01526001600160401b038660801c166101808c01526101a08b01526101c08a01526101e089015261020088015282811661022088015260801c6102408701521661026085015260018060a01b03811661028085015265ffffffffffff8160a01c166102a085015260d01c6102c084015260e01c1615156102e08201526102e06040519160018060a01b038151168352611d8d60208201516020850190613248565b611d9f60408201516040850190613255565b63ffffffff606082015116606084015260ff608082015116608084015260ff60a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e084015263ffffffff6101008201511661010084015263ffffffff6101208201511661012084015263ffffffff6101408201511661014084015263ffffffff610160820151166101608401526001600160401b03610180820151166101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401526102008101516102008401526102208101516102208401526102408101516102408401526102608101516102608401526102808101516102808401526001600160401b036102a0820151166102a08401526001600160401b036102c0820151166102c0840152015115156102e0820152f35b34611938575f366003190112611938576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34611938576020366003190112611938576004357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611fae575f818152600160205260408120805460ff60a01b1916600160a11b1790557f077b898c5970b114fc8cf25d051786b399b936ff783853e9f7d2c849f75864e49080a2005b6374d57ff760e11b5f5260045ffd5b3461193857606036600319011261193857600435611fd96131b6565b90611fe261321c565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611fae57815f52600160205261202760405f2061417f565b15611afc57815f52600260205260405f2060018060a01b0382165f5260205260405f20906001600160401b03808354169416809401906001600160401b0382116120ba577f979b3c014db4e02e5152db3e097899074b234b2ef53d599ce1d1eb5c8421bb03926001600160401b03602093166001600160401b031982541617905560405194855260018060a01b031693a3005b634e487b7160e01b5f52601160045260245ffd5b34611938575f366003190112611938576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346119385760403660031901126119385760043561212e613232565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611fae575f82815260016020819052604091829020805460ff60a01b1916600360a01b178155908101805467ffffffffffffffff60401b191684841b67ffffffffffffffff60401b161781557f88863a8ae605b364ecec6452b6fe401a3ab940053c32f9f9713e3311995e306b93915f516020614b2c5f395f51905f52916005919061220190805463ffffffff60c01b19811660409190911b63ffffffff60c01b16179055565b82600482015501556001600160401b038251911681525f516020614b2c5f395f51905f526020820152a2005b346119385760c0366003190112611938576004356122496131cc565b61225161321c565b916064356001600160401b0381168091036119385760843560a4356001600160401b038111611938576122889036906004016131ef565b95909261229485613c4f565b9360ff855460a01c16600a81101590816105ad5760038114159182612627575b82612615575b5050611afc5760018501549760ff8960e01c1661260657600886019182546001600160401b038160d01c96169a868c036125f75763ffffffff80600a818460801c16049c169b168b109081156125de575b506125cf57600a8a0263ffffffff81169081036120ba5760040163ffffffff81116120ba576123416001600160401b0391613b00565b168042106125c057895f52600460205260405f208b5f5260205260ff60405f2054166125b157851080156125a8575b612599575f87129182156125925760018801600181128015851690851516176120ba57600160ff1b146120ba57875f03805f198101116120ba57935b84158015612584575b61257557612416918b8d8f6040519160208301937f178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc85526040840152606083015260808201528960a08201528b60c082015260c08152610add60e0826132ce565b956001600160d01b03199061242a9061348e565b60d01b169060018060d01b0316178355875f52600460205260405f20895f5260205260405f20600160ff198254161790555f146124f45781546001600160a01b0391821690821601949085116120ba576001600160801b0360077fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49760a0976001808a1b03166001600160601b03891b8654161785555b01541691600180871b0390541692604051998a5260208a0152604089015260608801526080870152600180831b031694a4005b936001600160801b0360078760a0978361256061253c60067fce945b79ee7afe8fbe86cd7404558e479aae55c786215a832db883006ab65bf49d0154838160801c91166134aa565b828686019461254f8287541680946134aa565b8082101561256e57505b16906134b7565b1684198254161790556124c1565b9050612559565b6375cf385f60e01b5f5260045ffd5b50600160801b8510156123b5565b87936123ac565b631059752760e31b5f5260045ffd5b50428511612370565b631d00ce8960e31b5f5260045ffd5b63123ddcc760e21b5f5260045ffd5b636da5cda560e11b5f5260045ffd5b63ffffffff809250600a9160a01c1604168a118c61230b565b6311fa514960e31b5f5260045ffd5b637fa411c960e11b5f5260045ffd5b9091506105ad576005141589806122ba565b50600481141591505f6122b4565b346119385760c03660031901126119385761264e6131cc565b6126566131df565b9060a43560ff811681036119385760209261027d92606435906044359060043561340e565b3461193857604036600319011261193857602061027d6126996131b6565b600435613334565b34611938575f3660031901126119385760205f54604051908152f35b34611938576020366003190112611938577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036127b2576127096004356138a7565b600181019081549060ff8260e01c16612606575460a01c60ff16600a8110156105ad5760038114908180612794575b8215612756575b5050611afc5760ff60e01b1916600160e01b179055005b9091505f60018314159283612785575b5082612776575b5050838061273f565b9091506105ad5715838061276d565b6002141592505f905085612766565b915063ffffffff8360801c1663ffffffff8460c01c16141591612738565b6320fac5fd60e21b5f5260045ffd5b3461193857610280366003190112611938576127db6131cc565b61010036604319011261193857366102041161193857610204359060ff8216820361193857610224359060ff8216820361193857610244356001600160401b0381116119385761282f9036906004016131ef565b9093610264356001600160401b038111611938576128519036906004016131ef565b909260ff5f5c166119dd57600160ff195f5c16175f5d612872600435613c4f565b9687549460ff8660a01c16600a8110156105ad5760038114159081612f99575b50611afc57600260ff8616141580612f8b575b612f7c57600160ff891611612f6d57600160ff89161480968197612f5c575b50612f4d5760018901549360ff8560e01c16612606576128e4888b614672565b6001600160401b036128f589613b00565b1642108015612f2c575b612f1d5760038a01546101443503612f0e576001600160401b038560401c166101643503612f0e5760058a01546101a43503612eff576101c435151580612ed3575b1561195a57600160801b6101e4351015612ec4576129679161018435896004358d613c7d565b61298782826129828a886101c4356101a4358d60043561340e565b614935565b929015612eb55760ff8516600203612e375760405163770d6bc160e01b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa90811561192d575f91612e18575b505b6001600160a01b03841615908115612e0f575b50612e00576040805163f398789b60e01b8152906044600483013760845f604483015b60028210612dea57505050604061010460c483013760c06101446101048301376020816101c4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561192d575f91612dcb575b5015612dbc576040519260406044853760845f604086015b60028210612da657505050907f345a74ff8e388afb46efe7d061eb5a20c8da6d442a9508691a94e6b4bbcbeb2f849392604061010460c06001600160401b039998013760c06101446101008701376101e06101c086015260018060a01b03169380612b1e63ffffffff8c1695600435956101e0840191613307565b0390a460ff604051936101a43585526101c435602086015216604084015260ff8616606084015260401c1660808201526101843560a08201526101e43560c082015263ffffffff8316907fe0046f7e62846709e5f2ec0ffb95c64b3446e96af9011ca8cfdf8e6bd6fc26a960e060043592a36008840180545f946101e4359290916001600160a01b03169081612d4e575b5050600786016001600160801b0381541692612be0846108d960068b01546001600160801b038160801c91166134aa565b80821015612d4757505b5f905f92612bf88287613327565b9460ff8691161580612d2d575b612cec575b506001600160801b03808616166001600160801b0319825416179055604051948552602085015260408401526060830152608082015263ffffffff8316907f7de30c17cd404e8a94fb6777d01becd034a9b638a0005a13c84de57238224bb760a060043592a315612cde57600160ff845460b81c16019060ff82116120ba57611af293612cd9925b81546101c435600484018190556005840155600164ffffffff0160b81b031660b89190911b60ff60b81b161760e083901b6001600160e01b03191617815560043590613ee9565b613fe7565b612cd990611af2935f612c92565b9492509250965095612d035f93876004358b61481d565b919092612d278394936001600160401b0360018d015460401c169060098d016148d9565b8a612c0a565b5060ff8b5460a01c16600a8110156105ad57600314612c05565b9050612bea565b612d98929350816101e435105f14612da0576101e435915b6001600160a01b03908190612d7c9085906134aa565b16166001600160601b0360a01b8254161790556101e4356134aa565b908680612baf565b81612d66565b6040808281866001953701930191019091612aa3565b639bdd3e1360e01b5f5260045ffd5b612de4915060203d6020116119d6576119c881836132ce565b8a612a8b565b6040808281866001953701930191019091612a2a565b63034d174960e31b5f5260045ffd5b9050158a612a07565b612e31915060203d6020116119d6576119c881836132ce565b8a6129f2565b6040516324d6264f60e21b81526001600160a01b038481166004830152602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa90811561192d575f91612e96575b506129f4565b612eaf915060203d6020116119d6576119c881836132ce565b8a612e90565b630ff7e2c160e41b5f5260045ffd5b633e77ff1560e01b5f5260045ffd5b507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016101c43510612941565b63b0abecad60e01b5f5260045ffd5b630ed5660160e01b5f5260045ffd5b632dbcbf7560e01b5f5260045ffd5b506001600160401b03612f446111a66111a68b613b00565b164210156128ff565b631cd2477960e31b5f5260045ffd5b60b81c60ff1660041490508a6128c4565b6313cf3e2560e01b5f5260045ffd5b632a99997160e21b5f5260045ffd5b50600360ff861614156128a5565b6004915014158a612892565b34611938575f366003190112611938576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346119385760203660031901126119385760043563ffffffff811681036119385761301381613a5d565b156125cf57806001600160401b0361302c606093613b00565b91816130466111a66111a661304087613262565b94613b00565b918160405195168552166020840152166040820152f35b34611938576040366003190112611938576004356130796131b6565b60ff5f5c166119dd576102ce81611af293600160ff195f5c16175f5d61309e816138d3565b6138ed565b346119385760203660031901126119385760206001600160401b0360016130cb6004356138a7565b015460401c16604051908152f35b34611938576040366003190112611938576004356024356007811015611938577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303611fae575f82815260016020908152604091829020805460ff60a01b1916600760a01b17905590519182527fb240db8c5c859f55337f48b7312aea90179b36e18fd9355cd6cad185552af92891a2005b34611938575f366003190112611938577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b602435906001600160a01b038216820361193857565b6024359063ffffffff8216820361193857565b6084359060ff8216820361193857565b9181601f84011215611938578235916001600160401b038311611938576020838186019501011161193857565b604435906001600160401b038216820361193857565b602435906001600160401b038216820361193857565b90600a8210156105ad5752565b9060048210156105ad5752565b6001600160401b03623b5380911601906001600160401b0382116120ba57565b61030081019081106001600160401b0382111761329e57604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b0382111761329e57604052565b90601f801991011681019081106001600160401b0382111761329e57604052565b90816020910312611938575180151581036119385790565b908060209392818452848401375f828201840152601f01601f1916010190565b919082018092116120ba57565b9061333e826138a7565b915f52600260205260405f209060018060a01b03165f52602052600260405f209182546133a56001600160401b038216916001600160401b036133906001880154828460401c16908660098901614042565b96909701549160801c169083600b8601614042565b9060ff845460a01c16600a8110156105ad57600614801590613406575b6133f8576103739392916133ea6133df6133ef936133f599613327565b96600d860154613327565b613327565b9161406d565b90565b93505050506133f591613327565b5082156133c2565b929460ff809293956133f5976134226137c4565b9763ffffffff6040519760208901997fd3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e424568b5260408a0152166060880152608087015260a08601521660c08401521660e082015260e08152613485610100826132ce565b5190209061409e565b65ffffffffffff60019116019065ffffffffffff82116120ba57565b919082039182116120ba57565b906001600160801b03809116911601906001600160801b0382116120ba57565b60a4356001600160401b03811681036119385790565b6134f6816138a7565b805460ff5f9160a01c16600a811015806105ad576003821415806136e1575b81816136d0575b50611afc5760068401546001600160801b0381169060801c146136615761364d5760050361363e5760078201546001600160801b03811661362f576001600160401b036276a7009160801c16016001600160401b03811161361b576001600160401b0316421061360c5760018201805463ffffffff60c01b19169055600a820154600c8301546135ab91613327565b90806135f85750600d820155805461ffff60a01b1916608360a11b179055604051600181527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b634e487b7160e01b81526011600452602490fd5b630cbff4f360e01b8152600490fd5b634e487b7160e01b82526011600452602482fd5b6359d6ea3160e11b8252600482fd5b633e109d2960e11b8152600490fd5b634e487b7160e01b82526021600452602482fd5b50505060018101805463ffffffff60c01b19169055600a810154600c82015461368991613327565b600d820155805461ffff60a01b191661010360a11b179055604051600281527f6466a75394c18a9938c363f5ca37aafa1b32e7f95237aa58ee04ab288baff23490602090a2565b90506105ad5760058214158161351c565b50505f6004821415613515565b6136f7816138a7565b61370083613a5d565b159081156137a6575b8115613789575b506125cf575f52600360205260405f2063ffffffff82165f5260205260ff60405f2054169060068210156105ad57816137855761374d9150613b00565b6001600160401b03811642106137805761376e6001600160401b0391613262565b1642101561377b57600190565b600290565b505f90565b5090565b63ffffffff91506001015460a01c1663ffffffff8316115f613710565b905063ffffffff600182015460801c1663ffffffff84161090613709565b467f00000000000000000000000000000000000000000000000000000000000000000361380f577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f4e6622140376e1e763a7421840f62451b81ccb7442f7543e87483d513f150ac460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526138a160c0826132ce565b51902090565b5f52600160205260405f209060018060a01b03825416156138c457565b639999974760e01b5f5260045ffd5b6138dc906138a7565b906138e68261417f565b15611afc57565b9291905f93815f52600260205260405f2060018060a01b0384165f5260205260405f2080546001600160401b0381168061396d575b505090546040805160e09290921c8252602082018790526001600160a01b0394909416937fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d116998925090a3565b6001600160401b0397509083916139e76139ba60097fcd85e1f799025e6e7ed744a5da2271b1cdc536713d3c421e9f04b9980d11699897019260018701948c86549160401c169185614042565b865467ffffffffffffffff60401b19169b1660401b67ffffffffffffffff60401b169a909a179094558893565b549055915f613922565b816139fa575050565b60405163a9059cbb60e01b60208201526001600160a01b039091166024820152604480820192909252908152613a5b90613a356064826132ce565b7f0000000000000000000000000000000000000000000000000000000000000000614a93565b565b63ffffffff1663ffffffff600a808306920491169060018210159182613ab1575b5081613a9e575b81613a8e575090565b610897915063ffffffff16111590565b6107d063ffffffff821610159150613a85565b6004101591505f613a7e565b63ffffffff60019116019063ffffffff82116120ba57565b63ffffffff60079116019063ffffffff82116120ba57565b818102929181159184041417156120ba57565b63ffffffff1663ffffffff600a80830692049116600481145f14613c295750613b2d63ffffffff91613abd565b1663ffffffff806001925b919092169160028311911681613c23575f1981019081116120ba57915b61019080840493069115613c125760021981019081116120ba57905b816099029160998304036120ba57600282018092116120ba5761016d810281810461016d14821517156120ba57613bc19260646005613bb76133ea948660021c90613327565b92049304906134aa565b62023ab182029180830462023ab114901517156120ba57613be191613327565b620afa6b1981019081116120ba57620151808102908082046201518014901517156120ba576001600160401b031690565b600981018091116120ba5790613b71565b91613b55565b60030263ffffffff81169081036120ba5763ffffffff613c498192613abd565b92613b38565b613c58906138a7565b80549091906001600160a01b03163303613c6e57565b63a75eaca960e01b5f5260045ffd5b5460408051622385a760e11b815260c09290921c63ffffffff166004830152929491939192909190826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561192d575f925f91613e97575b506001600160401b036203f4809116016001600160401b0381116120ba576001600160401b0316421115613e5c578515613e4d57613d7186846040519763ffffffff60208a01917fa61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae83528960408c0152169889606082015285608082015260808152610add60a0826132ce565b9181158015613e3f575b8015613e31575b613e135780821115613e2257613d9881836134aa565b61271081029080820461271014901517156120ba576107d08202918083046107d014901517156120ba5711613e1357613e0e7fb227f06d60ead1d8909da7abba4bb75fca2b0ad42a5941d77849e95a085c29849360405193849384526040602085015260018060a01b0316976040840191613307565b0390a4565b63255041fb60e21b5f5260045ffd5b613e2c82826134aa565b613d98565b50600160501b811015613d82565b50600160501b821015613d7b565b63436a887760e01b5f5260045ffd5b935093915050613e885781158015613e7a575b613e135703612f0e57565b50600160501b821015613e6f565b6302e6bdf760e41b5f5260045ffd5b9250506040823d604011613ee1575b81613eb3604093836132ce565b810103126119385760208251920151916001600160401b038316830361193857916001600160401b03613ce4565b3d9150613ea6565b9091825f52600360205260405f2063ffffffff82165f5260205260405f20600360ff1982541617905563ffffffff811690600a8206600463ffffffff8216149081613fcf575b600185019363ffffffff855460a01c16145f14613fb7575050815463ffffffff60c01b19169091555060078101805467ffffffffffffffff60801b19164260801b67ffffffffffffffff60801b16179055805460ff60a01b1916600560a01b1790557f3af0599033343e87c60d1d1052cc2b23e6bd5e150422a9822064a9d66e843ef45f80a2565b50613a5b945091925090156112f5576112d590613ad5565b5f516020614b2c5f395f51905f526005860155613f2f565b80613fef5750565b613a5b90604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152613a356084826132ce565b811561402e570490565b634e487b7160e01b5f52601260045260245ffd5b9061405561405b94936133ea93546134aa565b90613aed565b90670de0b6b3a7640000808304920690565b6001600160401b03600161408d61409a94670de0b6b3a764000096613aed565b92015460401c1690614024565b0490565b9060405190602082019261190160f01b845260228301526042820152604281526138a16062826132ce565b906129826140df93926140da6137c4565b61409e565b80929115612eb5576001600160a01b03168015908115614101575b50612e0057565b6040516324d6264f60e21b8152600481019190915290506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561192d575f91614160575b50155f6140fa565b614179915060203d6020116119d6576119c881836132ce565b5f614158565b60ff905460a01c16600a81101590816105ad57600381149182156141e6575b82156141d5575b82156141c4575b82156141b757505090565b9091506105ad5760081490565b8092506105ad5760068114916141ac565b8092506105ad5760058114916141a5565b506004811491505f61419e565b5f8281526002602090815260408083206001600160a01b03871684529091528120805491959493926001600160401b03831691908261426b575b50506040518681526001600160a01b03909416937f114639197e1866354e64074226bf2c66b635514d2dd94ecb0c5261491704f65b925060209150a3565b6001600160401b03975090614295600b6142bf93019360028301958a87549160801c169186614042565b825467ffffffffffffffff60801b1916991660801b67ffffffffffffffff60801b16989098179055565b5490555f80808061422d565b91905f52600260205260405f209060018060a01b03165f5260205260405f20918254926001600160401b0384169283156143c65761432b600d8201956001600160401b036143208854828460401c1690613327565b9160801c1690613327565b6001600160401b0385169161434182848361406d565b96670de0b6b3a7640000880292888404670de0b6b3a764000014891517156120ba5760019361436f916134aa565b905501906001600160401b03825460401c16036001600160401b0381116120ba57815467ffffffffffffffff60401b191660409190911b67ffffffffffffffff60401b1617905580546001600160c01b0319169055565b505f935083925050565b60643563ffffffff8116808203611938578015918215614664575b5050801561464b575b6145de5760a4356001600160401b03811680821415806119385781158015614638575b6146315760e435926001600160401b0384169182850361193857821594851561461b575b50505050506145de5760c435801590811561460c575b506145de57600160801b6101043510801590614601575b80156145f0575b6145de576101443561ffff81168082036119385780159182156145e2575b50506145de576101843563ffffffff8116808203611938576144ae82613a5d565b1580156145bd575b6145b7576101a4359063ffffffff821680830361193857106145b7576144db90614a42565b63ffffffff806144ea84614a42565b1691160363ffffffff81116120ba5763ffffffff605091161015613780576101c4356001600160401b0381168082036119385742811191821592614592575b50506137805761020435906001600160401b03821690818303611938576101e4356001600160401b0381169081810361193857508211928361456c575b50505090565b6001600160401b039293506111a6614588926111a69250613b00565b16115f8080614566565b9091506101e435906001600160401b0382169182810361193857505011155f80614529565b50505f90565b506101a43563ffffffff81168103611938576145d890613a5d565b156144b6565b5f90565b612710925050115f8061448d565b50600160801b61016435101561446f565b506101643515614468565b600160601b111590505f614451565b5092935090916119385750115f8080808061443b565b5050505f90565b50505f6601000000000000821015614417565b5060843560ff81168082036119385760019150116143f4565b6103e7925050115f806143eb565b61467b82613a5d565b1580156146d1575b80156146b5575b6125cf5763ffffffff60018192015460c01c169116036146a657565b63095c860d60e21b5f5260045ffd5b5063ffffffff600182015460a01c1663ffffffff83161161468a565b5063ffffffff600182015460801c1663ffffffff831610614683565b6001015460e01c60ff166147055750613a5b90613fe7565b8161470e575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156119385760445f9283604051958694859363102ae65160e31b8552600485015260248401525af1801561192d576147705750565b5f613a5b916132ce565b929060648302838104606414841517156120ba5761271090049361479e85856134aa565b9360068201906001600160801b038254916147c082801992168460801c6134b7565b60801b169116179055846147d2575050565b5f906147df868354613327565b825560018060a01b03905416917f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c60408051848152886020820152a4565b9391909360648402848104606414851517156120ba57612710900494859161484583876134aa565b9560068201906001600160801b0382549161486782801992168460801c6134b7565b60801b1691161790558261487c575b50505050565b827f3b6aa746f6d4bda3f95b25dca8795debf1b775975a3364563e3ecd65e171770c916148ab5f958654613327565b8555546040805163ffffffff97909716875260208701929092526001600160a01b031694a45f838180614876565b919091821561493057670de0b6b3a76400008302928304670de0b6b3a7640000036120ba5761490e6001820193845490613327565b9061492361491c8484614024565b8254613327565b9055811561402e57069055565b505050565b60418303614a39578260201161193857813591836040116119385760208101359360401015614a25576040013560f81c9082158015614a09575b8015614a01575b80156149d8575b80156149c1575b6149b7576020935f93608093604051938452868401526040830152606082015282805260015afa1561192d575f51600191565b505050505f905f90565b50601b82141580156149845750601c821415614984565b507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161497d565b508315614976565b5070014551231950b75fc4402da1732fc9bebe1983101561496f565b634e487b7160e01b5f52603260045260245ffd5b5050505f905f90565b63ffffffff16600a810460021b906403fffffffc63fffffffc8316921682036120ba57600a63ffffffff9106160163ffffffff81116120ba5763ffffffff5f1991160163ffffffff81116120ba5790565b81516001600160a01b03909116915f91829160200182855af13d15614b23573d906001600160401b03821161329e5760405191614ada601f8201601f1916602001846132ce565b82523d5f602084013e5b15614afb57805180614b0a5750503b155b614afb57565b631fa55c0760e11b5f5260045ffd5b614b1d92506020809183010191016132ef565b15614af5565b606090614ae456fe2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864';
