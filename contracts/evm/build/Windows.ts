// Generated from contracts/evm/src/Windows.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [
      {
        "internalType": "contract IIncomeSeries",
        "name": "hub_",
        "type": "address"
      },
      {
        "internalType": "contract IRegistry",
        "name": "registry_",
        "type": "address"
      },
      {
        "internalType": "contract IERC20",
        "name": "token_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "ALREADY_ORDERED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ALREADY_REVEALED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "COMMITMENT_MISSING",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "DEPOSIT_TOO_LARGE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ESCROW_INVALID",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "HASH_MISMATCH",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ISSUER_WALLET",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOTHING_KEPT",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_ALLOWLISTED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_DUE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ORDER_UNKNOWN",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "REENTERED",
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
    "name": "WINDOW_RUNNING",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WINDOW_TOO_EARLY",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WRONG_PHASE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WRONG_STATE",
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
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "KeptPaymentClaimed",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "trader",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "sequence",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "enum IWindows.Side",
        "name": "side",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "commitment",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "money",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "OrderCommitted",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "trader",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "money",
        "type": "uint256"
      }
    ],
    "name": "OrderDelivered",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "trader",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.Processing",
        "name": "processing",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "filled",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "money",
        "type": "uint256"
      }
    ],
    "name": "OrderProcessed",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "trader",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.RejectReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "OrderRejected",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "trader",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "quantity",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "enum IRaise.Validity",
        "name": "validity",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "enum IWindows.OrderFault",
        "name": "fault",
        "type": "uint8"
      }
    ],
    "name": "OrderRevealed",
    "type": "event"
  },
  {
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
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "PaymentKept",
    "type": "event"
  },
  {
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
        "name": "seller",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "buyer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "money",
        "type": "uint256"
      }
    ],
    "name": "UnitsTraded",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "volume",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "demand",
        "type": "uint128"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "supply",
        "type": "uint128"
      }
    ],
    "name": "WindowCleared",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "commitEndsAt",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "revealEndsAt",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "settleEndsAt",
        "type": "uint64"
      }
    ],
    "name": "WindowOpened",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      }
    ],
    "name": "WindowSettled",
    "type": "event"
  },
  {
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
        "name": "window",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "enum IWindows.VoidReason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "WindowVoided",
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
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "claimKept",
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
        "internalType": "bytes32",
        "name": "commitment",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "money",
        "type": "uint256"
      },
      {
        "internalType": "uint64",
        "name": "units",
        "type": "uint64"
      }
    ],
    "name": "commitOrder",
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
        "name": "window",
        "type": "uint32"
      },
      {
        "internalType": "address",
        "name": "trader",
        "type": "address"
      }
    ],
    "name": "deliverOrder",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "hub",
    "outputs": [
      {
        "internalType": "contract IIncomeSeries",
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
        "name": "",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "keptOf",
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
    "name": "openWindow",
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
        "name": "window",
        "type": "uint32"
      },
      {
        "internalType": "address",
        "name": "trader",
        "type": "address"
      }
    ],
    "name": "orderOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint32",
            "name": "sequence",
            "type": "uint32"
          },
          {
            "internalType": "enum IWindows.Side",
            "name": "side",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "commitment",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "money",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "units",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "price",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "quantity",
            "type": "uint64"
          },
          {
            "internalType": "enum IRaise.Validity",
            "name": "validity",
            "type": "uint8"
          },
          {
            "internalType": "enum IWindows.OrderFault",
            "name": "fault",
            "type": "uint8"
          },
          {
            "internalType": "enum IRaise.Processing",
            "name": "processing",
            "type": "uint8"
          },
          {
            "internalType": "enum IRaise.Delivery",
            "name": "delivery",
            "type": "uint8"
          },
          {
            "internalType": "uint64",
            "name": "filled",
            "type": "uint64"
          }
        ],
        "internalType": "struct IWindows.OrderView",
        "name": "v",
        "type": "tuple"
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
        "name": "number",
        "type": "uint32"
      }
    ],
    "name": "phaseOf",
    "outputs": [
      {
        "internalType": "enum IWindows.WindowPhase",
        "name": "",
        "type": "uint8"
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
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "quantity",
        "type": "uint256"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      }
    ],
    "name": "revealOrder",
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
        "name": "maxOrders",
        "type": "uint32"
      }
    ],
    "name": "settleWindow",
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
        "internalType": "uint32",
        "name": "window",
        "type": "uint32"
      },
      {
        "internalType": "uint32",
        "name": "sequence",
        "type": "uint32"
      }
    ],
    "name": "traderAt",
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
    "name": "windowOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint32",
            "name": "window",
            "type": "uint32"
          },
          {
            "internalType": "enum IWindows.WindowPhase",
            "name": "phase",
            "type": "uint8"
          },
          {
            "internalType": "uint64",
            "name": "openedAt",
            "type": "uint64"
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
            "name": "settleEndsAt",
            "type": "uint64"
          },
          {
            "internalType": "uint32",
            "name": "orders",
            "type": "uint32"
          },
          {
            "internalType": "uint256",
            "name": "price",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "volume",
            "type": "uint64"
          }
        ],
        "internalType": "struct IWindows.WindowView",
        "name": "v",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x60e0346100f357601f61333738819003918201601f19168301916001600160401b038311848410176100f7578084926060946040528339810103126100f35780516001600160a01b03811681036100f3576020820151916001600160a01b03831683036100f357604001516001600160a01b03811681036100f35760805260a05260c05260405161322b908161010c823960805181818161054d0152818161093f0152612b0d015260a0518181816101a90152818161077e0152818161118201528181611420015281816120ef0152612c60015260c05181818161099701528181610b410152818161126801526130a80152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f146111b1578063365a86fc1461116c578063461f560214610ee9578063509b4ece14610eaf5780635256db2614610a745780635406ce3d14610a0a57806378762cb7146109c65780637b10399914610981578063ad7beec41461084e578063aef251ca14610652578063be568cba146105b2578063e965ddf51461057c578063fc0c546a146105375763fd0b3005146100b4575f80fd5b346105345760203660031901126105345760043560ff825c1661052557815c60ff1916600117825d6100e5816120d2565b1561051657808252600160205263ffffffff60408320541681835260026020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c1661012c81611657565b146105075781151590816104c3575b506104b457610149906116c4565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260026020526040832063ffffffff83165f5260205260405f20916040516381f7795960e01b81528260048201526103008160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156104a957859161028a575b50518354600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b1783557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b0361024b87612b36565b968161026761026161025c84612b36565b61207f565b926121f0565b91816040519a168a521660208901521660408701521693a3805c60ff1916815d80f35b9050610300813d82116104a1575b816102a66103009383611682565b8101031261049d576040519161030083018381106001600160401b038211176104895760405281516001600160a01b03811681036104855783526020820151600a811015610485576020840152604082015190600482101561048557836104766102e060609563ffffffff9560407f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb473294899015261034387820161209f565b87850152610353608082016120b0565b608085015261036460a082016120b0565b60a085015261037560c082016120be565b60c085015261038660e082016120be565b60e0850152610398610100820161209f565b6101008501526103ab610120820161209f565b6101208501526103be610140820161209f565b6101408501526103d1610160820161209f565b6101608501526103e461018082016120be565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526104576102a082016120be565b6102a085015261046a6102c082016120be565b6102c0850152016116b7565b6102e0820152925092506101d9565b8680fd5b634e487b7160e01b87526041600452602487fd5b8480fd5b3d9150610298565b6040513d87823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b0381116104f3576001600160401b031642105f61013b565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b632991011b60e11b8252600482fd5b80fd5b50346105345780600319360112610534576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105345760403660031901126105345760206105a361059b6115ea565b600435611fd4565b6105b06040518092611675565bf35b5034610534576020366003190112610534576101206105d2600435611e74565b6001600160401b036101006040519263ffffffff81511684526105fd60208201516020860190611675565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105345761066136611613565b60ff845c1661083f57835c60ff1916600117845d82845260026020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526006810160205263ffffffff60405f2054168015610830576106c190600783016116ef565b509060016106cf838361219f565b6106d88161166b565b0361082157906106f96001600160601b0360018894015460681c16826129d8565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a461077c575b505061077192612a66565b805c60ff1916815d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561081d57604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af180156108125715610766578161080391611682565b61080e57835f610766565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b63d938984d60e01b8652600486fd5b632991011b60e11b8452600484fd5b50346105345760403660031901126105345760043561086b6115fd565b60ff835c1661097257825c60ff1916600117835d818352602083815260408085206001600160a01b0384165f908152925290205491821561096357808452602084815260408086206001600160a01b0385165f818152918452908290208790559051858152610771959461093d94909390917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f09190a360405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019290925281606481015b03601f198101835282611682565b7f0000000000000000000000000000000000000000000000000000000000000000612b57565b6397b1d48d60e01b8452600484fd5b632991011b60e11b8352600483fd5b50346105345780600319360112610534576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105345760403660031901126105345760406109e26115fd565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b503461053457606036600319011261053457610a246115ea565b6044359063ffffffff8216820361081d5790610a609163ffffffff60406020956004358152600287522091165f528352600760405f20016116ef565b50546040516001600160a01b039091168152f35b5034610534576080366003190112610534576004356024359060443590808452600160205263ffffffff60408520541691610aaf8383611fd4565b6006811015610e9b57600203610e8c5781855260026020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526006820160205263ffffffff60405f205416908115610e7d57610b0d82600785016116ef565b509182549360ff8560d81c16610b2281611657565b610e6e5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610e63578a91610e25575b5015610e16576040516020810190898252846040820152606435606082015233608082015260808152610bad60a082611682565b519020600185015403610e0757610bc5838986612936565b94610bcf86611657565b60ff60e01b191660e086901b60ff60e01b16178455610bed85611657565b84158015610e005760015b610c0181611657565b855460ff60d81b191660d89190911b60ff60d81b16178555610c2286611657565b610cb0575b50506001600160401b03811115610c9d57506001600160401b0360ff81925b5460d81c1691604051968752166020860152610c6181611657565b6040850152610c6f81611657565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610c46565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610dec57829060301b8860501b17179080549068010000000000000000821015610dd85760018201815581610d6284610d4a83856129c3565b90919082549060031b91821b915f19901b1916179055565b610d7c575b610d759291610d4a916129c3565b5f80610c27565b905f198101818111610dc45760011c90610d9682846129c3565b90549060031b1c9084821015610dbb5790610d4a610db492856129c3565b9081610d62565b92915050610d67565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610bf8565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610e5b575b81610e4060209383611682565b81010312610e5757610e51906116b7565b5f610b79565b8980fd5b3d9150610e33565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b503461053457604036600319011261053457610ec96115ea565b60ff825c166105255761077190825c60ff1916600117835d600435611727565b503461053457610ef836611613565b9291906040519361018085018581106001600160401b038211176111585792849392869285946040528484526020840185815260408501868152606086019087825260808701928884528860a089019581875260c08a019782895260e08b0199838b526101008c019b848d5261012081019d8e5261014081019e8f52610160019e8f5283526002602052604083209063ffffffff165f5260205260405f2090600160a01b60019003165f52600681016020528d60405f205463ffffffff168091521561114957610fd263ffffffff8f5116600783016116ef565b5080549260ff8460d01c16906002821015611135575080855260018201548652611120576001600160601b0360028201541686525b6002810154928360601c6001600160601b031689528060a01c65ffffffffffff168a528060d81c60ff1661103a81611657565b8b528060e01c60ff1661104c81611657565b8c5260e81c60ff1661105d81611661565b8c526110689161219f565b6110718161166b565b8b5260c01c65ffffffffffff168b526040519b5163ffffffff168c525160208c0161109b9161164a565b5160408b01525160608a0152516001600160401b031660808901525160a0880152516001600160401b031660c0870152516110d581611657565b60e0860152516110e481611657565b610100850152516110f481611661565b610120840152516111048161166b565b610140830152516001600160401b031661016082015261018090f35b6001600160401b036002820154168752611007565b634e487b7160e01b81526021600452602490fd5b63d938984d60e01b8252600482fd5b634e487b7160e01b85526041600452602485fd5b50346105345780600319360112610534576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346114bc5760803660031901126114bc576064356004356044356001600160401b0383166024358185036114bc5760ff5f5c166115db57600160ff195f5c16175f5d835f52600160205263ffffffff60405f205416916112128386611fd4565b600681101561150b576001036115cc57845f52600260205260405f2063ffffffff84165f5260205260405f2090611248866120d2565b156115bd5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114b1575f91611583575b501561157457815493336001600160a01b0386161461156557600683019160018060a01b0333165f528260205263ffffffff60405f2054166115565784156115475786159581159081881461153857600160601b89101561152957611365911561151f5760075f965b61131b63ffffffff8460c81c166116c4565b63ffffffff60c81b1990931660c884901b63ffffffff60c81b16178155335f9081526020979097526040909620805463ffffffff191663ffffffff841617905590948591016116ef565b5080546001600160a01b0319163317815594600285101561150b57855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b036113b4858c61171a565b169101906001600160601b031982541617905563ffffffff604051941684526113e0602085018661164a565b60408401528660608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036114c05750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156114bc5760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af180156114b15761149e575b50805c60ff1916815d80f35b6114aa91505f90611682565b5f5f611492565b6040513d5f823e3d90fd5b5f80fd5b91509150156114d0575b50610771565b61150590604051906323b872dd60e01b602083015233602483015230604483015260648201526064815261093d608482611682565b5f6114ca565b634e487b7160e01b5f52602160045260245ffd5b6007600196611309565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d6020116115b5575b8161159e60209383611682565b810103126114bc576115af906116b7565b5f6112a0565b3d9150611591565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b632991011b60e11b5f5260045ffd5b6024359063ffffffff821682036114bc57565b602435906001600160a01b03821682036114bc57565b60609060031901126114bc576004359060243563ffffffff811681036114bc57906044356001600160a01b03811681036114bc5790565b90600282101561150b5752565b6004111561150b57565b6005111561150b57565b6003111561150b57565b90600682101561150b5752565b90601f801991011681019081106001600160401b038211176116a357604052565b634e487b7160e01b5f52604160045260245ffd5b519081151582036114bc57565b63ffffffff1663ffffffff81146116db5760010190565b634e487b7160e01b5f52601160045260245ffd5b906401000000008110156117065760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b919082018092116116db57565b919091805f52600160205263ffffffff60405f20541690805f52600260205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c1661176d81611657565b036115cc576040519361020085018581106001600160401b038211176116a357604052600160ff818401546117a3828216611661565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015265ffffffffffff60048601548181166101a08b0152818160301c166101c08b015260601c166101e08901526118a3828216611661565b6118ae828216611661565b1611158080611e64575b611e1c576001600160401b036118d061025c85612b36565b1642106115cc5780611e01575b611dba5763ffffffff5f96165b80151580611db2575b15611b5257855161190381611661565b61190c81611661565b61192a5761191c8585888661286a565b80156116db575f19016118ea565b6001865161193781611661565b61194081611661565b0361195657611951858588866124b8565b61191c565b6002865161196381611661565b61196c81611661565b0361197b5761195186846123e2565b6003865161198881611661565b61199181611661565b03611b3e5765ffffffffffff6101e08701511665ffffffffffff60a088015116145f146119c7575f60208701526004865261191c565b6101a086015165ffffffffffff1680611a23575065ffffffffffff611a1787611a116119fc63ffffffff6020840151166116c4565b63ffffffff81166020840152600788016116ef565b50612ddc565b166101a087015261191c565b85858865ffffffffffff6101c0820151169384155f14611a8b5750905065ffffffffffff9250611a7f9150611a79611a6463ffffffff6040840151166116c4565b63ffffffff81166040840152600788016116ef565b50612cf6565b166101c087015261191c565b6119519480821015611b2c575065ffffffffffff611aa982806123a6565b166101a083015265ffffffffffff611ac882826101c0860151166123a6565b166101c083015265ffffffffffff611ae782826101e0860151166123c4565b166101e0830152611b176007890163ffffffff6040611b0c82602088015116846116ef565b5095015116906116ef565b506001600160601b0360808d01511692612b77565b611aa965ffffffffffff9180936123a6565b9550611b4c8484878561221b565b9561191c565b5094909192938051611b6381611661565b611b6c81611661565b600184018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028401805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002840180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003840180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600384015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600384015565ffffffffffff6101a082015116906004840154916bffffffffffff0000000000006101c083015160301b16916101e065ffffffffffff60601b91015160601b169271ffffffffffffffffffffffffffffffffffff1916171717600483015515611dad57805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b5086156118f3565b815460ff60e81b1916600360e81b179091556040519094509192509060208160017fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b506001600160401b03611e13836121f0565b164210156118dd565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160027fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b50611e6e846120d2565b156118b8565b906040519161012083018381106001600160401b038211176116a3576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f20541680825215611fcf5750805f52600260205260405f2063ffffffff80855116165f52602052611f1560405f209163ffffffff85511690611fd4565b90600682101561150b57600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b03611f4f84612b36565b1660608701526001600160401b03611f6961025c85612b36565b1660808701526001600160401b03611f80846121f0565b1660a087015260c81c1660c08501520154600160ff8216611fa081611661565b1115611fcc57806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600260205263ffffffff60405f2091165f5260205260405f2060ff815460e81c1661200081611657565b80156120795761200f81611657565b600281146120725760039061202381611657565b1461206c576001600160401b0361203982612b36565b1642106120665761205461025c6001600160401b0392612b36565b1642101561206157600290565b600390565b50600190565b50600590565b5050600490565b50505f90565b6001600160401b036202a300911601906001600160401b0382116116db57565b519063ffffffff821682036114bc57565b519060ff821682036114bc57565b51906001600160401b03821682036114bc57565b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114b1575f91612164575b50600a811015908161150b5760038114918215612157575b821561214a57505090565b90915061150b5760051490565b506004811491505f61213f565b90506020813d602011612197575b8161217f60209383611682565b810103126114bc5751600a8110156114bc575f612127565b3d9150612172565b905460f01c60ff166121ea575460e81c60ff166121bb81611657565b600281149081156121d6575b50156121d257600190565b5f90565b600391506121e381611657565b145f6121c7565b50600290565b6001600160401b0361220861025c62093a8093612b36565b16016001600160401b0381116116db5790565b92602082019063ffffffff8251169263ffffffff865460c81c16841461239b5763ffffffff947ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080876122cc6001600160601b038361228d8d6007612281879e6116c4565b8781168e5291016116ef565b5097885460ff8160d81c166122a181611657565b15612386575b508854600460ff8260e81c166122bc81611661565b03612326575b50015116866129d8565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c16604051996122fb81611661565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff16908161236857505060035b61234a81611661565b895460ff60e81b191660e89190911b60ff60e81b161789555f6122c2565b60a01c65ffffffffffff160361237f576001612341565b6002612341565b60ff60d81b1916600360d81b1789555f6122a7565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff82116116db57565b9065ffffffffffff8091169116019065ffffffffffff82116116db57565b602082019063ffffffff82511663ffffffff825460c81c16146124a1579060076124269261241663ffffffff8451166116c4565b9263ffffffff84169052016116ef565b5060ff815460d01c1661243883612e6f565b90600282101561150b57600281101561150b571480612484575b61245a575050565b61247f61018065ffffffffffff612472858295612f09565b16930192828451166123a6565b169052565b5061249c6001600160601b0360808401511682612e9a565b612452565b50905f6003925252565b919082039182116116db57565b9392919260058501918254936124da606083019563ffffffff875116906124ab565b9586156128405784541561170657845f5260205f20545f1988019788116116db5761250588876129c3565b90549060031b1c985f5b600181901b6001600160ff1b03821682036116db5760018101918282116116db57828c81101561281e576002612545828d6129c3565b90549060031b1c93018082116116db578d81106127ee575b5050818d101561257a5790610d4a612575928b6129c3565b61250f565b610d4a93979b92506125a29599915084989c610d4a61259d929c989c5b846129c3565b6129c3565b63ffffffff6125b3818351166116c4565b16905263ffffffff8260301c1663ffffffff039063ffffffff82116116db57600763ffffffff6125e5931691016116ef565b505490600460ff8360e81c166125fa81611661565b146127e75760501c6101008501906001600160601b03825116810361279e575b505060ff8160d01c16600281101561150b576127785765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b0381116116db576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611dad578265ffffffffffff6001600160501b0381935b60a084019583875116918215612761575b7f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff6001600160601b03828a0151169460c08a019660e0898951169b019a8a8c5116916040519889526020890152604088015260608701521693a35f602088015251169151161491825f1461275757815f5b16610180850152511661274257506004905b61273f82611661565b52565b156127505760035b90612736565b600261274a565b8180825116612724565b5f60808701525f60c08701525f60e08701526126ac565b65ffffffffffff6127968161016087019360a01c16828451166123c4565b169052612667565b6001600160601b03906127b087612f82565b5f610160880165ffffffffffff81511665ffffffffffff6127d96101408c0192828451166123a6565b169052521690525f8061261a565b5050505050565b6127f8908c6129c3565b90549060031b1c8381111561255d5790925061281691935091612ce8565b915f8061255d565b50610d4a93979b92506125a29599915084989c610d4a61259d929c989c612597565b829650829397506001600160501b0391955065ffffffffffff94506128658593612f82565b61269b565b92919092602084019063ffffffff82511663ffffffff825460c81c1614612919579060076128a29261241663ffffffff8451166116c4565b5091600160ff845460d81c166128b781611657565b1491821592612906575b505061290257549060ff8260d01c16600281101561150b576001146128e4575050565b61247f65ffffffffffff6101408193019360a01c16828451166123c4565b5050565b61291192508361305e565b155f806128c1565b5050505060019052565b818102929181159184041417156116db57565b91811580156129b5575b6129ad578015801561299c575b6129945760ff835460d01c1690600282101561150b576001600160601b039260029261298d579061297d91612923565b925b01541610156121d257600390565b509261297f565b505050600290565b50660100000000000081101561294d565b505050600190565b50600160601b821015612940565b8054821015611706575f5260205f2001905f90565b919060ff835460d01c16600281101561150b5715612a355760026001600160601b0393015465ffffffffffff8160c01c169384911603926001600160601b0384116116db576001600160401b0391612a2f91612923565b92169190565b6001600160601b03612a5b6002612a62949501549265ffffffffffff8460c01c16612923565b91166124ab565b5f91565b9082158015612ad3575b611dad5760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20612abe86825461171a565b90556040519485526001600160a01b031693a3565b5060405163a9059cbb60e01b60208201526001600160a01b038216602482015260448101849052612b3190612b0b816064810161092f565b7f0000000000000000000000000000000000000000000000000000000000000000613173565b612a70565b5460a01c64ffffffffff166203f480016001600160401b0381116116db5790565b90612b6191613173565b15612b6857565b631fa55c0760e11b5f5260045ffd5b949293919094612b8884848361305e565b612b9385858961305e565b9015908115612cdf575b50612cd757827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb66060612c469665ffffffffffff99612c0d60028701612be9898e835460c01c166123c4565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b612c2460028201612be9898e835460c01c166123c4565b60018060a01b0390541697889560018060a01b039054169a8b9716998a612923565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b156114bc575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af180156114b157612ccb5750565b5f612cd591611682565b565b505050505050565b9050155f612b9d565b5f1981146116db5760010190565b9060ff825460d01c16915f92600281101561150b57600114801590612dbe575b612db75781612d2491612f09565b9161018082019165ffffffffffff83511615159081612d97575b50612d51575b505065ffffffffffff1690565b65ffffffffffff825116908115612d83575091612d7c9165ffffffffffff80945f1901169052612ce8565b905f612d44565b634e487b7160e01b81526011600452602490fd5b9050612da39150612e6f565b600281101561150b575f906001145f612d3e565b5050505f90565b50612dd66001600160601b0360808401511682612e9a565b15612d16565b9060ff825460d01c16915f92600281101561150b5715801590612e51575b612db75781612e0891612f09565b9161018082019165ffffffffffff83511615159081612e335750612d5157505065ffffffffffff1690565b9050612e3f9150612e6f565b600281101561150b575f90155f612d3e565b50612e696001600160601b0360808401511682612e9a565b15612dfa565b65ffffffffffff60e06001600160501b0360c08401511692015116105f14612e95575f90565b600190565b8054600160ff8260d81c16612eae81611657565b14801590612ef0575b612db75760d01c60ff16600281101561150b576001600160601b0391600291612ee557015460601c16101590565b015460601c16111590565b50600460ff8260e81c16612f0381611661565b14612eb7565b549060ff612f2e65ffffffffffff60a08401511665ffffffffffff8560a01c16612923565b9260d01c1690600282101561150b576001600160501b0391612f715760c0015181165b16908115612f5d570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff16612f51565b610120810180516101408301805165ffffffffffff16916001600160501b03168281101561305757805b6001600160501b0382169360a087019465ffffffffffff8651169081811061304c57149182613016575b50506127e75760e09365ffffffffffff93846001600160501b03936001600160601b036101008a01511660808a0152169052511660c08501525116910152565b613020925061320d565b6130446001600160501b0360c08801511665ffffffffffff60e0890151169061320d565b105f80612fd6565b505050505050505050565b8290612fac565b9190825492600460ff8560e81c1661307581611661565b1461316b5760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156114b1575f91613131575b506131275760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d602011613163575b8161314c60209383611682565b810103126114bc5761315d906116b7565b5f6130d8565b3d915061313f565b505050505f90565b81516001600160a01b03909116915f91829160200182855af13d15613205573d906001600160401b0382116116a357604051916131ba601f8201601f191660200184611682565b82523d5f602084013e5b156120795780519182156131fc5750602082101591826131e357505090565b81925090602091810103126114bc576020015160011490565b9150503b151590565b6060906131c4565b81811115613222579061321f916124ab565b90565b61321f916124ab56';
