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

export const bytecode: `0x${string}` = '0x60e0346100f357601f61334138819003918201601f19168301916001600160401b038311848410176100f7578084926060946040528339810103126100f35780516001600160a01b03811681036100f3576020820151916001600160a01b03831683036100f357604001516001600160a01b03811681036100f35760805260a05260c052604051613235908161010c823960805181818161054d015281816109440152612b17015260a0518181816101a9015281816107830152818161119501528181611434015281816120d80152612c6a015260c05181818161099c01528181610b520152818161127b01526130b20152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f146111c4578063365a86fc1461117f578063461f560214610efa578063509b4ece14610ec05780635256db2614610a7f5780635406ce3d14610a0f57806378762cb7146109cb5780637b10399914610986578063ad7beec414610853578063aef251ca14610652578063be568cba146105b2578063e965ddf51461057c578063fc0c546a146105375763fd0b3005146100b4575f80fd5b346105345760203660031901126105345760043560ff825c1661052557815c60ff1916600117825d6100e5816120bb565b1561051657808252600160205263ffffffff60408320541681835260026020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c1661012c81611669565b146105075781151590816104c3575b506104b457610149906116d6565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260026020526040832063ffffffff83165f5260205260405f20916040516381f7795960e01b81528260048201526103008160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156104a957859161028a575b50518354600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b1783557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b0361024b87612b40565b968161026761026161025c84612b40565b612068565b926121d9565b91816040519a168a521660208901521660408701521693a3805c60ff1916815d80f35b9050610300813d82116104a1575b816102a66103009383611694565b8101031261049d576040519161030083018381106001600160401b038211176104895760405281516001600160a01b03811681036104855783526020820151600a811015610485576020840152604082015190600482101561048557836104766102e060609563ffffffff9560407f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb4732948990152610343878201612088565b8785015261035360808201612099565b608085015261036460a08201612099565b60a085015261037560c082016120a7565b60c085015261038660e082016120a7565b60e08501526103986101008201612088565b6101008501526103ab6101208201612088565b6101208501526103be6101408201612088565b6101408501526103d16101608201612088565b6101608501526103e461018082016120a7565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526104576102a082016120a7565b6102a085015261046a6102c082016120a7565b6102c0850152016116c9565b6102e0820152925092506101d9565b8680fd5b634e487b7160e01b87526041600452602487fd5b8480fd5b3d9150610298565b6040513d87823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b0381116104f3576001600160401b031642105f61013b565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b632991011b60e11b8252600482fd5b80fd5b50346105345780600319360112610534576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105345760403660031901126105345760206105a361059b6115fc565b600435611fbd565b6105b06040518092611687565bf35b5034610534576020366003190112610534576101206105d2600435611e5d565b6001600160401b036101006040519263ffffffff81511684526105fd60208201516020860190611687565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105345761066136611625565b60ff845c1661084457835c60ff1916600117845d82845260026020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526007810160205263ffffffff60405f20541680156108355763ffffffff165f526006810160205260405f209060016106d48383612188565b6106dd8161167d565b0361082657906106fe6001600160601b0360018894015460681c16826129e2565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a4610781575b505061077692612a70565b805c60ff1916815d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561082257604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af18015610817571561076b578161080891611694565b61081357835f61076b565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b63d938984d60e01b8652600486fd5b632991011b60e11b8452600484fd5b50346105345760403660031901126105345760043561087061160f565b60ff835c1661097757825c60ff1916600117835d818352602083815260408085206001600160a01b0384165f908152925290205491821561096857808452602084815260408086206001600160a01b0385165f818152918452908290208790559051858152610776959461094294909390917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f09190a360405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019290925281606481015b03601f198101835282611694565b7f0000000000000000000000000000000000000000000000000000000000000000612b61565b6397b1d48d60e01b8452600484fd5b632991011b60e11b8352600483fd5b50346105345780600319360112610534576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105345760403660031901126105345760406109e761160f565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b503461053457606036600319011261053457610a296115fc565b6044359063ffffffff821682036108225763ffffffff6040600694600435815260026020522091165f5260205263ffffffff60405f2091165f5201602052602060405f2060018060a01b03905416604051908152f35b5034610534576080366003190112610534576004356024359060443590808452600160205263ffffffff60408520541691610aba8383611fbd565b6006811015610eac57600203610e9d5781855260026020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526007820160205263ffffffff60405f205416908115610e8e5763ffffffff82165f526006830160205260405f209182549360ff8560d81c16610b3381611669565b610e7f5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610e74578a91610e36575b5015610e27576040516020810190898252846040820152606435606082015233608082015260808152610bbe60a082611694565b519020600185015403610e1857610bd6838986612940565b94610be086611669565b60ff60e01b191660e086901b60ff60e01b16178455610bfe85611669565b84158015610e115760015b610c1281611669565b855460ff60d81b191660d89190911b60ff60d81b16178555610c3386611669565b610cc1575b50506001600160401b03811115610cae57506001600160401b0360ff81925b5460d81c1691604051968752166020860152610c7281611669565b6040850152610c8081611669565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610c57565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610dfd57829060301b8860501b17179080549068010000000000000000821015610de95760018201815581610d7384610d5b83856129cd565b90919082549060031b91821b915f19901b1916179055565b610d8d575b610d869291610d5b916129cd565b5f80610c38565b905f198101818111610dd55760011c90610da782846129cd565b90549060031b1c9084821015610dcc5790610d5b610dc592856129cd565b9081610d73565b92915050610d78565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610c09565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610e6c575b81610e5160209383611694565b81010312610e6857610e62906116c9565b5f610b8a565b8980fd5b3d9150610e44565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b503461053457604036600319011261053457610eda6115fc565b60ff825c166105255761077690825c60ff1916600117835d60043561170e565b503461053457610f0936611625565b9291906040519361018085018581106001600160401b0382111761116b5792849392869285946040528484526020840185815260408501868152606086019087825260808701928884528860a089019581875260c08a019782895260e08b0199838b526101008c019b848d5261012081019d8e5261014081019e8f52610160019e8f5283526002602052604083209063ffffffff165f5260205260405f2090600160a01b60019003165f52600781016020528d60405f205463ffffffff168091521561115c5763ffffffff808f5116165f526006810160205260405f2080549260ff8460d01c16906002821015611148575080855260018201548652611133576001600160601b0360028201541686525b6002810154928360601c6001600160601b031689528060a01c65ffffffffffff168a528060d81c60ff1661104d81611669565b8b528060e01c60ff1661105f81611669565b8c5260e81c60ff1661107081611673565b8c5261107b91612188565b6110848161167d565b8b5260c01c65ffffffffffff168b526040519b5163ffffffff168c525160208c016110ae9161165c565b5160408b01525160608a0152516001600160401b031660808901525160a0880152516001600160401b031660c0870152516110e881611669565b60e0860152516110f781611669565b6101008501525161110781611673565b610120840152516111178161167d565b610140830152516001600160401b031661016082015261018090f35b6001600160401b03600282015416875261101a565b634e487b7160e01b81526021600452602490fd5b63d938984d60e01b8252600482fd5b634e487b7160e01b85526041600452602485fd5b50346105345780600319360112610534576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346114d05760803660031901126114d0576064356004356044356001600160401b0383166024358185036114d05760ff5f5c166115ed57600160ff195f5c16175f5d835f52600160205263ffffffff60405f205416916112258386611fbd565b600681101561151f576001036115de57845f52600260205260405f2063ffffffff84165f5260205260405f209261125b866120bb565b156115cf5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114c5575f91611595575b501561158657835490336001600160a01b0383161461157757600785019260018060a01b0333165f528360205263ffffffff60405f2054166115685784156115595786159581159081881461154a57600160601b89101561153b5760069115611533575f955b61132b63ffffffff8760c81c166116d6565b63ffffffff60c81b1990961660c887901b63ffffffff60c81b16178255335f81815260209283526040808220805463ffffffff191663ffffffff8b1690811790915582529490930190915291902080546001600160a01b031916909117815594600285101561151f57855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b036113c8858c611701565b169101906001600160601b031982541617905563ffffffff604051941684526113f4602085018661165c565b60408401528660608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036114d45750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156114d05760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af180156114c5576114b2575b50805c60ff1916815d80f35b6114be91505f90611694565b5f5f6114a6565b6040513d5f823e3d90fd5b5f80fd5b91509150156114e4575b50610776565b61151990604051906323b872dd60e01b6020830152336024830152306044830152606482015260648152610942608482611694565b5f6114de565b634e487b7160e01b5f52602160045260245ffd5b600195611319565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d6020116115c7575b816115b060209383611694565b810103126114d0576115c1906116c9565b5f6112b3565b3d91506115a3565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b632991011b60e11b5f5260045ffd5b6024359063ffffffff821682036114d057565b602435906001600160a01b03821682036114d057565b60609060031901126114d0576004359060243563ffffffff811681036114d057906044356001600160a01b03811681036114d05790565b90600282101561151f5752565b6004111561151f57565b6005111561151f57565b6003111561151f57565b90600682101561151f5752565b90601f801991011681019081106001600160401b038211176116b557604052565b634e487b7160e01b5f52604160045260245ffd5b519081151582036114d057565b63ffffffff1663ffffffff81146116ed5760010190565b634e487b7160e01b5f52601160045260245ffd5b919082018092116116ed57565b919091805f52600160205263ffffffff60405f20541690805f52600260205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c1661175481611669565b036115de576040519361020085018581106001600160401b038211176116b557604052600160ff8184015461178a828216611673565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015265ffffffffffff60048601548181166101a08b0152818160301c166101c08b015260601c166101e089015261188a828216611673565b611895828216611673565b1611158080611e4d575b611e05576001600160401b036118b761025c85612b40565b1642106115de5780611dea575b611da35763ffffffff5f96165b80151580611d9b575b15611b3b5785516118ea81611673565b6118f381611673565b6119115761190385858886612867565b80156116ed575f19016118d1565b6001865161191e81611673565b61192781611673565b0361193d57611938858588866124a0565b611903565b6002865161194a81611673565b61195381611673565b036119625761193886846123cc565b6003865161196f81611673565b61197881611673565b03611b275765ffffffffffff6101e08701511665ffffffffffff60a088015116145f146119ae575f602087015260048652611903565b6101a086015165ffffffffffff1680611a08575063ffffffff6119d6816020890151166116d6565b8181166020890152165f526006830160205265ffffffffffff6119fc8760405f20612de6565b166101a0870152611903565b85858865ffffffffffff6101c0820151169384155f14611a6e575063ffffffff9350611a3c925083915060400151166116d6565b8181166040890152165f526006830160205265ffffffffffff611a628760405f20612d00565b166101c0870152611903565b6119389480821015611b15575065ffffffffffff611a8c8280612390565b166101a083015265ffffffffffff611aab82826101c086015116612390565b166101c083015265ffffffffffff611aca82826101e0860151166123ae565b166101e08301526006880163ffffffff80602085015116165f528060205263ffffffff806040805f2095015116165f5260205260405f206001600160601b0360808d01511692612b81565b611a8c65ffffffffffff918093612390565b9550611b3584848785612204565b95611903565b5094909192938051611b4c81611673565b611b5581611673565b600184018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028401805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002840180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003840180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600384015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600384015565ffffffffffff6101a082015116906004840154916bffffffffffff0000000000006101c083015160301b16916101e065ffffffffffff60601b91015160601b169271ffffffffffffffffffffffffffffffffffff1916171717600483015515611d9657805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b5086156118da565b815460ff60e81b1916600360e81b179091556040519094509192509060208160017fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b506001600160401b03611dfc836121d9565b164210156118c4565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160027fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b50611e57846120bb565b1561189f565b906040519161012083018381106001600160401b038211176116b5576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f20541680825215611fb85750805f52600260205260405f2063ffffffff80855116165f52602052611efe60405f209163ffffffff85511690611fbd565b90600682101561151f57600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b03611f3884612b40565b1660608701526001600160401b03611f5261025c85612b40565b1660808701526001600160401b03611f69846121d9565b1660a087015260c81c1660c08501520154600160ff8216611f8981611673565b1115611fb557806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600260205263ffffffff60405f2091165f5260205260405f2060ff815460e81c16611fe981611669565b801561206257611ff881611669565b6002811461205b5760039061200c81611669565b14612055576001600160401b0361202282612b40565b16421061204f5761203d61025c6001600160401b0392612b40565b1642101561204a57600290565b600390565b50600190565b50600590565b5050600490565b50505f90565b6001600160401b036202a300911601906001600160401b0382116116ed57565b519063ffffffff821682036114d057565b519060ff821682036114d057565b51906001600160401b03821682036114d057565b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114c5575f9161214d575b50600a811015908161151f5760038114918215612140575b821561213357505090565b90915061151f5760051490565b506004811491505f612128565b90506020813d602011612180575b8161216860209383611694565b810103126114d05751600a8110156114d0575f612110565b3d915061215b565b905460f01c60ff166121d3575460e81c60ff166121a481611669565b600281149081156121bf575b50156121bb57600190565b5f90565b600391506121cc81611669565b145f6121b0565b50600290565b6001600160401b036121f161025c62093a8093612b40565b16016001600160401b0381116116ed5790565b92602082019063ffffffff8251169263ffffffff865460c81c1684146123855763ffffffff948561223581966116d6565b8181168652165f52600687016020527ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080866122b66001600160601b038360405f2097885460ff8160d81c1661228b81611669565b15612370575b508854600460ff8260e81c166122a681611673565b03612310575b50015116866129e2565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c16604051996122e581611673565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff16908161235257505060035b61233481611673565b895460ff60e81b191660e89190911b60ff60e81b161789555f6122ac565b60a01c65ffffffffffff160361236957600161232b565b600261232b565b60ff60d81b1916600360d81b1789555f612291565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff82116116ed57565b9065ffffffffffff8091169116019065ffffffffffff82116116ed57565b90602081019163ffffffff83511663ffffffff825460c81c161461248a5763ffffffff836123ff826006959651166116d6565b908282169052165f520160205260405f2060ff815460d01c1661242183612e79565b90600282101561151f57600281101561151f57148061246d575b612443575050565b61246861018065ffffffffffff61245b858295612f13565b1693019282845116612390565b169052565b506124856001600160601b0360808401511682612ea4565b61243b565b505f6003925252565b919082039182116116ed57565b9392919260058501918254936124c2606083019563ffffffff87511690612493565b95861561283d5784541561282957845f5260205f20545f1988019788116116ed576124ed88876129cd565b90549060031b1c985f5b600181901b6001600160ff1b03821682036116ed5760018101918282116116ed57828c81101561280757600261252d828d6129cd565b90549060031b1c93018082116116ed578d81106127d7575b5050818d10156125625790610d5b61255d928b6129cd565b6124f7565b610d5b93979b925061258a9599915084989c610d5b612585929c989c5b846129cd565b6129cd565b63ffffffff61259b818351166116d6565b16905263ffffffff8260301c1663ffffffff039063ffffffff82116116ed5763ffffffff8060069316165f520160205260405f205490600460ff8360e81c166125e381611673565b146127d05760501c6101008501906001600160601b038251168103612787575b505060ff8160d01c16600281101561151f576127615765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b0381116116ed576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611d96578265ffffffffffff6001600160501b0381935b60a08401958387511691821561274a575b7f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff6001600160601b03828a0151169460c08a019660e0898951169b019a8a8c5116916040519889526020890152604088015260608701521693a35f602088015251169151161491825f1461274057815f5b16610180850152511661272b57506004905b61272882611673565b52565b156127395760035b9061271f565b6002612733565b818082511661270d565b5f60808701525f60c08701525f60e0870152612695565b65ffffffffffff61277f8161016087019360a01c16828451166123ae565b169052612650565b6001600160601b039061279987612f8c565b5f610160880165ffffffffffff81511665ffffffffffff6127c26101408c019282845116612390565b169052521690525f80612603565b5050505050565b6127e1908c6129cd565b90549060031b1c83811115612545579092506127ff91935091612cf2565b915f80612545565b50610d5b93979b925061258a9599915084989c610d5b612585929c989c61257f565b634e487b7160e01b5f52603260045260245ffd5b829650829397506001600160501b0391955065ffffffffffff94506128628593612f8c565b612684565b929190926020840163ffffffff81511663ffffffff835460c81c1614612923579063ffffffff8261289c8260069551166116d6565b908282169052165f520160205260405f2091600160ff845460d81c166128c181611669565b1491821592612910575b505061290c57549060ff8260d01c16600281101561151f576001146128ee575050565b61246865ffffffffffff6101408193019360a01c16828451166123ae565b5050565b61291b925083613068565b155f806128cb565b5050505060019052565b818102929181159184041417156116ed57565b91811580156129bf575b6129b757801580156129a6575b61299e5760ff835460d01c1690600282101561151f576001600160601b039260029261299757906129879161292d565b925b01541610156121bb57600390565b5092612989565b505050600290565b506601000000000000811015612957565b505050600190565b50600160601b82101561294a565b8054821015612829575f5260205f2001905f90565b919060ff835460d01c16600281101561151f5715612a3f5760026001600160601b0393015465ffffffffffff8160c01c169384911603926001600160601b0384116116ed576001600160401b0391612a399161292d565b92169190565b6001600160601b03612a656002612a6c949501549265ffffffffffff8460c01c1661292d565b9116612493565b5f91565b9082158015612add575b611d965760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20612ac8868254611701565b90556040519485526001600160a01b031693a3565b5060405163a9059cbb60e01b60208201526001600160a01b038216602482015260448101849052612b3b90612b158160648101610934565b7f000000000000000000000000000000000000000000000000000000000000000061317d565b612a7a565b5460a01c64ffffffffff166203f480016001600160401b0381116116ed5790565b90612b6b9161317d565b15612b7257565b631fa55c0760e11b5f5260045ffd5b949293919094612b92848483613068565b612b9d858589613068565b9015908115612ce9575b50612ce157827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb66060612c509665ffffffffffff99612c1760028701612bf3898e835460c01c166123ae565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b612c2e60028201612bf3898e835460c01c166123ae565b60018060a01b0390541697889560018060a01b039054169a8b9716998a61292d565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b156114d0575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af180156114c557612cd55750565b5f612cdf91611694565b565b505050505050565b9050155f612ba7565b5f1981146116ed5760010190565b9060ff825460d01c16915f92600281101561151f57600114801590612dc8575b612dc15781612d2e91612f13565b9161018082019165ffffffffffff83511615159081612da1575b50612d5b575b505065ffffffffffff1690565b65ffffffffffff825116908115612d8d575091612d869165ffffffffffff80945f1901169052612cf2565b905f612d4e565b634e487b7160e01b81526011600452602490fd5b9050612dad9150612e79565b600281101561151f575f906001145f612d48565b5050505f90565b50612de06001600160601b0360808401511682612ea4565b15612d20565b9060ff825460d01c16915f92600281101561151f5715801590612e5b575b612dc15781612e1291612f13565b9161018082019165ffffffffffff83511615159081612e3d5750612d5b57505065ffffffffffff1690565b9050612e499150612e79565b600281101561151f575f90155f612d48565b50612e736001600160601b0360808401511682612ea4565b15612e04565b65ffffffffffff60e06001600160501b0360c08401511692015116105f14612e9f575f90565b600190565b8054600160ff8260d81c16612eb881611669565b14801590612efa575b612dc15760d01c60ff16600281101561151f576001600160601b0391600291612eef57015460601c16101590565b015460601c16111590565b50600460ff8260e81c16612f0d81611673565b14612ec1565b549060ff612f3865ffffffffffff60a08401511665ffffffffffff8560a01c1661292d565b9260d01c1690600282101561151f576001600160501b0391612f7b5760c0015181165b16908115612f67570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff16612f5b565b610120810180516101408301805165ffffffffffff16916001600160501b03168281101561306157805b6001600160501b0382169360a087019465ffffffffffff8651169081811061305657149182613020575b50506127d05760e09365ffffffffffff93846001600160501b03936001600160601b036101008a01511660808a0152169052511660c08501525116910152565b61302a9250613217565b61304e6001600160501b0360c08801511665ffffffffffff60e08901511690613217565b105f80612fe0565b505050505050505050565b8290612fb6565b9190825492600460ff8560e81c1661307f81611673565b146131755760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156114c5575f9161313b575b506131315760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d60201161316d575b8161315660209383611694565b810103126114d057613167906116c9565b5f6130e2565b3d9150613149565b505050505f90565b81516001600160a01b03909116915f91829160200182855af13d1561320f573d906001600160401b0382116116b557604051916131c4601f8201601f191660200184611694565b82523d5f602084013e5b156120625780519182156132065750602082101591826131ed57505090565b81925090602091810103126114d0576020015160011490565b9150503b151590565b6060906131ce565b8181111561322c579061322991612493565b90565b6132299161249356';
