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
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
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
        "name": "window",
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
      }
    ],
    "name": "requestVoidedAt",
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
    "name": "tradingOf",
    "outputs": [
      {
        "internalType": "enum IWindows.Trading",
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

export const bytecode: `0x${string}` = '0x60e03461010857601f613a1b38819003918201601f19168301916001600160401b0383118484101761010c578084926060946040528339810103126101085780516001600160a01b0381168103610108576020820151916001600160a01b038316830361010857604001516001600160a01b03811681036101085760805260a05260c0526040516138fa908161012182396080518181816105fa01528181610a02015281816116490152613203015260a0518181816101ac0152818161088b01528181611311015281816115a301528181612112015281816122dd0152818161276b0152613500015260c051818181610acb01528181610c75015281816113eb015261334c0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f14611340578063365a86fc146112fb578063461f560214611010578063509b4ece14610fe35780635256db2614610ba85780635406ce3d14610b3e57806378762cb714610afa5780637b10399914610ab5578063ad7beec414610960578063aef251ca14610762578063be568cba146106c2578063e66056e914610692578063e965ddf51461065c578063f32990c314610629578063fc0c546a146105e45763fd0b3005146100ca575f80fd5b346105e15760203660031901126105e1576004356100e6612719565b6100ef8161274e565b156105d257808252600160205263ffffffff60408320541681835260046020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c1661013681611836565b146105c35782845260036020528163ffffffff6040862054161415908161057f575b506105705761016690611899565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260046020526040832063ffffffff83165f5260205260405f209160018060a01b037f000000000000000000000000000000000000000000000000000000000000000016604051906381f7795960e01b825283600483015261030082602481845afa918215610565578692610373575b5090518454600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b178455604051630443efb760e01b81526004810184905290602090829060249082905afa908115610368578591610332575b5066ffffffffffffff811161031b5760048401805466ffffffffffffff60901b191660909290921b66ffffffffffffff60901b169190911790557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b036102d4876132e1565b96816102f06102ea6102e5846132e1565b6126b2565b9261293e565b91816040519a168a521660208901521660408701521693a3805f5160206138da5f395f51905f525d80f35b6306dfcc6560e41b85526038600452602452604484fd5b90506020813d602011610360575b8161034d60209383611857565b8101031261035c57515f61025e565b5f80fd5b3d9150610340565b6040513d87823e3d90fd5b9150610300823d821161055d575b8161038f6103009383611857565b81010312610559576040519061030082018281106001600160401b03821117610545576040526103be836126d2565b82526020830151600a8110156105415760208301526040830151916004831015610541576105336102e060249560209560408501526103ff606082016126e6565b6060850152610410608082016126f7565b608085015261042160a082016126f7565b60a085015261043260c08201612705565b60c085015261044360e08201612705565b60e085015261045561010082016126e6565b61010085015261046861012082016126e6565b61012085015261047b61014082016126e6565b61014085015261048e61016082016126e6565b6101608501526104a16101808201612705565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526105146102a08201612705565b6102a08501526105276102c08201612705565b6102c08501520161188c565b6102e08201529250906101f8565b8780fd5b634e487b7160e01b88526041600452602488fd5b8580fd5b3d9150610381565b6040513d88823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b0381116105af576001600160401b031642105f610158565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b80fd5b50346105e157806003193601126105e1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105e15760203660031901126105e15764ffffffffff60406020926004358152600384522054821c16604051908152f35b50346105e15760403660031901126105e157602061068361067b6117c9565b600435612612565b610690604051809261184a565bf35b50346105e15760203660031901126105e15760206106b1600435612503565b604051906106be81611840565b8152f35b50346105e15760203660031901126105e1576101206106e26004356123a3565b6001600160401b036101006040519263ffffffff815116845261070d6020820151602086019061184a565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105e157610771366117f2565b610779612719565b82845260046020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526006810160205263ffffffff60405f2054168015610951576107c590600783016118c4565b50906107d282858761284c565b600381101561093d5760010361092e57906107fe6001600160601b0360018894015460681c168261316a565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a4610889575b5050610876926131fe565b805f5160206138da5f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561092a57604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af1801561091f571561086b578161091091611857565b61091b57835f61086b565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b634e487b7160e01b87526021600452602487fd5b63d938984d60e01b8652600486fd5b50346105e15760403660031901126105e15760043561097d6117dc565b90610986612719565b808352602083815260408085206001600160a01b0385165f9081529252902054918215610aa657818452836020526040842060018060a01b0382165f526020528360405f205560018060a01b031680917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f06020604051868152a37f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b855260045260245260208360448180865af1906001845114821615610a85575b60405215610a6a5750805f5160206138da5f395f51905f525d80f35b635274afe760e01b82526001600160a01b0316600452602490fd5b906001811516610a9d57823b15153d15161690610a4e565b503d83823e3d90fd5b6397b1d48d60e01b8452600484fd5b50346105e157806003193601126105e1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105e15760403660031901126105e1576040610b166117dc565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b50346105e15760603660031901126105e157610b586117c9565b6044359063ffffffff8216820361092a5790610b949163ffffffff60406020956004358152600487522091165f528352600760405f20016118c4565b50546040516001600160a01b039091168152f35b50346105e15760803660031901126105e1576004356024359060443590808452600160205263ffffffff60408520541691610be38383612612565b6006811015610fcf57600203610fc05781855260046020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526006820160205263ffffffff60405f205416908115610fb157610c4182600785016118c4565b509182549360ff8560d81c16610c5681611836565b610fa25760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610f97578a91610f59575b5015610f4a576040516020810190898252846040820152606435606082015233608082015260808152610ce160a082611857565b519020600185015403610f3b57610cf98389866130cc565b94610d0386611836565b60ff60e01b191660e086901b60ff60e01b16178455610d2185611836565b84158015610f345760015b610d3581611836565b855460ff60d81b191660d89190911b60ff60d81b16178555610d5686611836565b610de4575b50506001600160401b03811115610dd157506001600160401b0360ff81925b5460d81c1691604051968752166020860152610d9581611836565b6040850152610da381611836565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610d7a565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610f2057829060301b8860501b17179080549068010000000000000000821015610f0c5760018201815581610e9684610e7e8385613155565b90919082549060031b91821b915f19901b1916179055565b610eb0575b610ea99291610e7e91613155565b5f80610d5b565b905f198101818111610ef85760011c90610eca8284613155565b90549060031b1c9084821015610eef5790610e7e610ee89285613155565b9081610e96565b92915050610e9b565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610d2c565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610f8f575b81610f7460209383611857565b81010312610f8b57610f859061188c565b5f610cad565b8980fd5b3d9150610f67565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b50346105e15760403660031901126105e1576108766110006117c9565b611008612719565b6004356118fc565b50346105e15761101f366117f2565b9291906040519361018085018581106001600160401b038211176112e7576040528385528360208601528360408601528360608601528360808601528360a08601528360c08601528360e08601528361010086015283610120860152836101408601528361016086015282845260046020526040842063ffffffff83165f5260205260405f209060018060a01b03165f526006810160205263ffffffff60405f205416808652156112d8576110df90600763ffffffff87511691016118c4565b509081549260ff8460d01c166002811015610fcf579081611192949392602089015260018401546040890152155f146112af576001600160601b0360028401541660608801525b60ff6002840154956001600160601b038760601c1660a08a015265ffffffffffff8160a01c1660c08a0152818160d81c1661116081611836565b60e08a0152818160e01c1661117481611836565b6101008a015260e81c1661118781611840565b61012088015261284c565b600381101561129b579065ffffffffffff9161014085015260c01c166101608301526040519063ffffffff83511682526111d460208401516020840190611829565b60408301516040830152606083015160608301526001600160401b03608084015116608083015260a083015160a08301526001600160401b0360c08401511660c083015260e083015161122681611836565b60e083015261010083015161123a81611836565b61010083015261012083015161124f81611840565b6101208301526101408301519060038210156112875750610160610180936001600160401b0392610140850152015116610160820152f35b634e487b7160e01b81526021600452602490fd5b634e487b7160e01b83526021600452602483fd5b6001600160401b036112cd6001600160601b0360028601541661281b565b166080880152611126565b63d938984d60e01b8452600484fd5b634e487b7160e01b85526041600452602485fd5b50346105e157806003193601126105e1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461035c57608036600319011261035c576064356004356001600160401b03821660443560243582850361035c57611377612719565b835f52600160205263ffffffff60405f205416926113958486612612565b60068110156116f9576001036117ba57845f52600460205260405f2063ffffffff85165f5260205260405f20906113cb8661274e565b156117ab5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561163c575f91611771575b501561176257815494336001600160a01b0387161461175357600683019160018060a01b0333165f528260205263ffffffff60405f2054166117445784156117355785159681159081891461172657600160601b881015611717576114e8911561170d5760075f965b61149e63ffffffff8460c81c16611899565b63ffffffff60c81b1990931660c884901b63ffffffff60c81b16178155335f9081526020979097526040909620805463ffffffff191663ffffffff841617905590948591016118c4565b5080546001600160a01b031916331781559460028510156116f957855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b03611537858b6118ef565b169101906001600160601b031982541617905563ffffffff604051941684526115636020850186611829565b60408401528560608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036116475750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b1561035c5760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af1801561163c57611629575b50805f5160206138da5f395f51905f525d80f35b61163591505f90611857565b5f5f611615565b6040513d5f823e3d90fd5b7f00000000000000000000000000000000000000000000000000000000000000009350915015611679575b5050610876565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f51148216156116d8575b604052156116b85780611672565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b9060018115166116f057823b15153d151616906116aa565b503d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b600760019661148c565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d6020116117a3575b8161178c60209383611857565b8101031261035c5761179d9061188c565b5f611423565b3d915061177f565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b6024359063ffffffff8216820361035c57565b602435906001600160a01b038216820361035c57565b606090600319011261035c576004359060243563ffffffff8116810361035c57906044356001600160a01b038116810361035c5790565b9060028210156116f95752565b600411156116f957565b600511156116f957565b9060068210156116f95752565b90601f801991011681019081106001600160401b0382111761187857604052565b634e487b7160e01b5f52604160045260245ffd5b5190811515820361035c57565b63ffffffff1663ffffffff81146118b05760010190565b634e487b7160e01b5f52601160045260245ffd5b906401000000008110156118db5760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b919082018092116118b057565b919091805f52600160205263ffffffff60405f20541690805f52600460205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c1661194281611836565b036117ba576040519361022085018581106001600160401b0382111761187857604052600160ff81840154611978828216611840565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015266ffffffffffffff600486015465ffffffffffff81166101a08b015265ffffffffffff8160301c166101c08b015265ffffffffffff8160601c166101e08b015260901c16610200890152611a97828216611840565b611aa2828216611840565b1611158080612393575b61235e5780806122c0575b61228b5780806120ed575b61204f576001600160401b03611ada6102e5856132e1565b1642106117ba5780612034575b6120005763ffffffff5f96165b80151580611ff8575b15611d5c578551611b0d81611840565b611b1681611840565b611b3457611b2685858886613000565b80156118b0575f1901611af4565b60018651611b4181611840565b611b4a81611840565b03611b6057611b5b85858886612c18565b611b26565b60028651611b6d81611840565b611b7681611840565b03611b8557611b5b8684612b3c565b60038651611b9281611840565b611b9b81611840565b03611d485765ffffffffffff6101e08701511665ffffffffffff60a088015116145f14611bd1575f602087015260048652611b26565b6101a086015165ffffffffffff1680611c2d575065ffffffffffff611c2187611c1b611c0663ffffffff602084015116611899565b63ffffffff81166020840152600788016118c4565b50613674565b166101a0870152611b26565b85858865ffffffffffff6101c0820151169384155f14611c955750905065ffffffffffff9250611c899150611c83611c6e63ffffffff604084015116611899565b63ffffffff81166040840152600788016118c4565b50613596565b166101c0870152611b26565b611b5b9480821015611d36575065ffffffffffff611cb38280612b00565b166101a083015265ffffffffffff611cd282826101c086015116612b00565b166101c083015265ffffffffffff611cf182826101e086015116612b1e565b166101e0830152611d216007890163ffffffff6040611d1682602088015116846118c4565b5095015116906118c4565b506001600160601b0360808d01511692613417565b611cb365ffffffffffff918093612b00565b9550611d5684848785612969565b95611b26565b50949091929366ffffffffffffff610200611fb7928051611d7c81611840565b611d8581611840565b600187018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028701805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002870180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003870180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600387015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600387015565ffffffffffff6101a0820151166004870154906bffffffffffff0000000000006101c084015160301b169065ffffffffffff60601b6101e085015160601b169271ffffffffffffffffffffffffffffffffffff19161717176004870155015116600484019081549066ffffffffffffff60901b9060901b169066ffffffffffffff60901b1916179055565b15611ff357805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b508615611afd565b815460ff60e81b1916600360e81b179091556040519094509192509060208160015f5160206138ba5f395f51905f529352a3565b506001600160401b036120468361293e565b16421015611ae7565b50945090919250604051604081018181106001600160401b038211176118785760409081528482524264ffffffffff1660208084019182525f8681526003825283902093518454925168ffffffffffffffffff1990931663ffffffff919091161791901b68ffffffffff000000001617909155815460ff60e81b1916600360e81b179091555160208160045f5160206138ba5f395f51905f529352a3565b508254604051629aa00b60e31b815260a09190911c64ffffffffff16906020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561163c575f9161224c575b5060405163169b46c960e11b8152600481018790529060a090829060249082906001600160a01b03165afa90811561163c575f916121a5575b5060206001600160401b039101511662093a8082018092116118b05711611ac2565b905060a0813d60a011612244575b816121c060a09383611857565b8101031261035c5760405160a08101908082106001600160401b038311176118785761223860806001600160401b03946020946040526121ff81612705565b845261220c858201612705565b8585015261221c60408201612705565b604085015261222d606082016126d2565b6060850152016126d2565b60808201529150612183565b3d91506121b3565b90506020813d602011612283575b8161226760209383611857565b8101031261035c5760a061227c6024926126d2565b915061214a565b3d915061225a565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160035f5160206138ba5f395f51905f529352a3565b50604051630443efb760e01b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561163c575f9161232c575b5066ffffffffffffff610200880151161415611ab7565b90506020813d602011612356575b8161234760209383611857565b8101031261035c57515f612315565b3d915061233a565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160025f5160206138ba5f395f51905f529352a3565b5061239d8461274e565b15611aac565b906040519161012083018381106001600160401b03821117611878576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f205416808252156124fe5750805f52600460205260405f2063ffffffff80855116165f5260205261244460405f209163ffffffff85511690612612565b9060068210156116f957600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b0361247e846132e1565b1660608701526001600160401b036124986102e5856132e1565b1660808701526001600160401b036124af8461293e565b1660a087015260c81c1660c08501520154600160ff82166124cf81611840565b11156124fb57806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b805f52600460205260405f20905f52600160205263ffffffff8060405f205416165f5260205260405f208054600160ff8260e81c1661254181611836565b0361260c576001600160401b03612557836132e1565b164210612605576001600160401b036125726102e5846132e1565b1642106125ea575060ff60018201541661258b81611840565b600181116125cf57506005810154159081156125b2575b50156125ad57600190565b600390565b6001600160401b0391506125c59061293e565b164210155f6125a2565b600491506125dc81611840565b036125e5575f90565b600490565b60c81c63ffffffff161515905061260057600190565b600290565b5050600190565b50505f90565b5f52600460205263ffffffff60405f2091165f5260205260405f2060ff815460e81c1661263e81611836565b801561260c5761264d81611836565b600281146126ab5760039061266181611836565b146126a5576001600160401b03612677826132e1565b16421061269f576126926102e56001600160401b03926132e1565b164210156125ad57600290565b50600190565b50600590565b5050600490565b6001600160401b036202a300911601906001600160401b0382116118b057565b51906001600160a01b038216820361035c57565b519063ffffffff8216820361035c57565b519060ff8216820361035c57565b51906001600160401b038216820361035c57565b5f5160206138da5f395f51905f525c61273f5760015f5160206138da5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561163c575f916127e0575b50600a81101590816116f957600381149182156127d3575b82156127c657505090565b9091506116f95760051490565b506004811491505f6127bb565b90506020813d602011612813575b816127fb60209383611857565b8101031261035c5751600a81101561035c575f6127a3565b3d91506127ee565b6001600160401b038111612835576001600160401b031690565b6306dfcc6560e41b5f52604060045260245260445ffd5b9091549160ff8360f01c1661293657815f52600460205260405f2063ffffffff82165f5260205260ff60405f205460e81c1661288781611836565b6003811461292d5760029061289b81611836565b0361292657600360ff8460d81c166128b281611836565b149283612908575b50826128e7575b50816128d7575b50156128d2575f90565b600190565b6128e1915061274e565b5f6128c8565b908092505f52600260205263ffffffff8060405f205416911614905f6128c1565b600491935060ff9060e81c1661291d81611840565b1415915f6128ba565b5050505f90565b50505050600190565b505050600290565b6001600160401b036129566102e562093a80936132e1565b16016001600160401b0381116118b05790565b92602082019063ffffffff8251169263ffffffff865460c81c168414612af55763ffffffff947ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e608087612a1a6001600160601b03836129db8d60076129cf879e611899565b8781168e5291016118c4565b5097885460ff8160d81c166129ef81611836565b15612ad4575b508854600460ff8260e81c16612a0a81611840565b03612a74575b500151168661316a565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c1660405199612a4981611840565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff169081612ab657505060035b612a9881611840565b895460ff60e81b191660e89190911b60ff60e81b161789555f612a10565b60a01c65ffffffffffff1603612acd576001612a8f565b6002612a8f565b60ff60d81b1916600360d81b178955612aee8a898b613302565b505f6129f5565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff82116118b057565b9065ffffffffffff8091169116019065ffffffffffff82116118b057565b602082019063ffffffff82511663ffffffff825460c81c1614612c0157906007612b8092612b7063ffffffff845116611899565b9263ffffffff84169052016118c4565b5060ff815460d01c16612b9283613705565b9060028210156116f95760028110156116f9571480612be4575b612bb4575050565b612bdf610180612bd3612bce8565ffffffffffff9561379a565b613813565b93019282845116612b00565b169052565b50612bfc6001600160601b036080840151168261372b565b612bac565b50905f6003925252565b919082039182116118b057565b936005850191825493612c37606083019563ffffffff87511690612c0b565b958615612fe2578454156118db57845f5260205f20545f1988019788116118b057612c628887613155565b90549060031b1c985f5b600181901b6001600160ff1b03821682036118b05760018101918282116118b057828c811015612fc0576002612ca2828d613155565b90549060031b1c93018082116118b0578d8110612f90575b5050818d1015612cd75790610e7e612cd2928b613155565b612c6c565b610e7e93979b9250612cff9599915084989c610e7e612cfa929c989c5b84613155565b613155565b63ffffffff612d1081835116611899565b16905263ffffffff8260301c1663ffffffff039063ffffffff82116118b057600763ffffffff612d42931691016118c4565b505490600460ff8360e81c16612d5781611840565b14612f895760501c6101008501906001600160601b038251168103612f1c575b505060ff8160d01c1660028110156116f957612ef65765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b0381116118b0576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611ff35765ffffffffffff905b816001600160501b0360a086019482865116938415612edf575b6001600160601b036080890151169160c0890192848451169660e08b01978789511691604051938452602084015260408301526060820152817f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff861693a35f52600260205263ffffffff60405f20911663ffffffff198254161790555f602088015251169151161491825f14612ed557815f5b166101808501525116612ec057506004905b612ebd82611840565b52565b15612ece5760035b90612eb4565b6002612ec8565b8180825116612ea2565b5f60808901525f60c08901525f60e0890152612e08565b65ffffffffffff612f148161016087019360a01c1682845116612b1e565b169052612dc4565b612f2586613842565b5f610160870165ffffffffffff81511665ffffffffffff612f4e6101408b019282845116612b00565b169052526001600160601b038111612f72576001600160601b031690525f80612d77565b6306dfcc6560e41b5f52606060045260245260445ffd5b5050505050565b612f9a908c613155565b90549060031b1c83811115612cba57909250612fb891935091613588565b915f80612cba565b50610e7e93979b9250612cff9599915084989c610e7e612cfa929c989c612cf4565b9296509350935065ffffffffffff9150612ffb84613842565b612dee565b92919092602084019063ffffffff82511663ffffffff825460c81c16146130af5790600761303892612b7063ffffffff845116611899565b5091600160ff845460d81c1661304d81611836565b149182159261309c575b505061309857549060ff8260d01c1660028110156116f95760011461307a575050565b612bdf65ffffffffffff6101408193019360a01c1682845116612b1e565b5050565b6130a7925083613302565b155f80613057565b5050505060019052565b818102929181159184041417156118b057565b9181158015613147575b61313f578015801561312e575b6129365760ff835460d01c169060028210156116f9576001600160601b03926002926131275790613113916130b9565b925b015416101561312357600390565b5f90565b5092613115565b5066010000000000008110156130e3565b505050600190565b50600160601b8210156130d6565b80548210156118db575f5260205f2001905f90565b919060ff835460d01c1660028110156116f957156131cd5760026001600160601b0393015465ffffffffffff8160c01c169384911603906001600160601b0382116118b0576131c46001600160601b036131ca931661281b565b936130b9565b90565b6001600160601b036131f360026131fa949501549265ffffffffffff8460c01c166130b9565b9116612c0b565b5f91565b9082157f0000000000000000000000000000000000000000000000000000000000000000811561328d575b50611ff35760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f206132788682546118ef565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f51148216156132d4575b50906040525f613229565b3b15153d1516165f6132c9565b5460a01c64ffffffffff166203f480016001600160401b0381116118b05790565b9190825492600460ff8560e81c1661331981611840565b1461340f5760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa90811561163c575f916133d5575b506133cb5760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d602011613407575b816133f060209383611857565b8101031261035c576134019061188c565b5f61337c565b3d91506133e3565b505050505f90565b949293919094613428848483613302565b613433858589613302565b901590811561357f575b5061357757827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb660606134e69665ffffffffffff996134ad60028701613489898e835460c01c16612b1e565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b6134c460028201613489898e835460c01c16612b1e565b60018060a01b0390541697889560018060a01b039054169a8b9716998a6130b9565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b1561035c575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af1801561163c5761356b5750565b5f61357591611857565b565b505050505050565b9050155f61343d565b5f1981146118b05760010190565b9060ff825460d01c16915f9260028110156116f957600114801590613656575b61292657816135c49161379a565b9161018082019165ffffffffffff83511615159081613636575b506135ef575b50506131ca90613813565b65ffffffffffff82511690811561362257505f190165ffffffffffff1690526131ca9061361b90613588565b905f6135e4565b634e487b7160e01b81526011600452602490fd5b90506136429150613705565b60028110156116f9575f906001145f6135de565b5061366e6001600160601b036080840151168261372b565b156135b6565b9060ff825460d01c16915f9260028110156116f957158015906136e7575b61292657816136a09161379a565b9161018082019165ffffffffffff835116151590816136c957506135ef5750506131ca90613813565b90506136d59150613705565b60028110156116f9575f90155f6135de565b506136ff6001600160601b036080840151168261372b565b15613692565b65ffffffffffff60e06001600160501b0360c08401511692015116105f146128d2575f90565b8054600160ff8260d81c1661373f81611836565b14801590613781575b6129265760d01c60ff1660028110156116f9576001600160601b039160029161377657015460601c16101590565b015460601c16111590565b50600460ff8260e81c1661379481611840565b14613748565b549060ff6137bf65ffffffffffff60a08401511665ffffffffffff8560a01c166130b9565b9260d01c169060028210156116f9576001600160501b03916138025760c0015181165b169081156137ee570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff166137e2565b65ffffffffffff811161382b5765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b6001600160501b036101208201511665ffffffffffff61014083015116918282105f146138b257815b60a0820165ffffffffffff8151166001600160501b03851610612f895765ffffffffffff60e0946001600160601b0361010086015116608086015216905260c08201520152565b829161386b56feea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
