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

export const bytecode: `0x${string}` = '0x60e03461010157601f6135fc38819003918201601f19168301916001600160401b03831184841017610105578084926060946040528339810103126101015780516001600160a01b0381168103610101576020820151916001600160a01b038316830361010157604001516001600160a01b03811681036101015760805260a05260c0526040516134e2908161011a82396080518181816105da0152818161097e015281816115a60152612d7f015260a051818181610183015281816108070152818161126e0152818161150001528181612019015281816123a20152612f67015260c051818181610a4701528181610bf10152818161134801526133db0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f1461129d578063365a86fc14611258578063461f560214610f8c578063509b4ece14610f5f5780635256db2614610b245780635406ce3d14610aba57806378762cb714610a765780637b10399914610a31578063ad7beec4146108dc578063aef251ca146106df578063be568cba1461063f578063e965ddf514610609578063fc0c546a146105c45763fd0b3005146100b4575f80fd5b346105c15760203660031901126105c1576004356100d0612350565b6100d981612385565b156105b257808252600160205263ffffffff60408320541681835260026020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c1661012081611793565b146105a357811515908161055f575b506105505761013d906117f6565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260026020526040832063ffffffff83165f5260205260405f209160018060a01b037f000000000000000000000000000000000000000000000000000000000000000016604051906381f7795960e01b825283600483015261030082602481845afa91821561054557869261034a575b5090518454600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b178455604051630443efb760e01b81526004810184905290602090829060249082905afa90811561033f578591610309575b5066ffffffffffffff81116102f25760048401805466ffffffffffffff60901b191660909290921b66ffffffffffffff60901b169190911790557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b036102ab87612e5d565b96816102c76102c16102bc84612e5d565b6122fd565b926124d4565b91816040519a168a521660208901521660408701521693a3805f5160206134c25f395f51905f525d80f35b6306dfcc6560e41b85526038600452602452604484fd5b90506020813d602011610337575b81610324602093836117b4565b8101031261033357515f610235565b5f80fd5b3d9150610317565b6040513d87823e3d90fd5b9150610300823d821161053d575b8161036661030093836117b4565b81010312610539576040519061030082018281106001600160401b038211176105255760405282516001600160a01b03811681036105215782526020830151600a8110156105215760208301526040830151916004831015610521576105136102e060249560209560408501526103df6060820161231d565b60608501526103f06080820161232e565b608085015261040160a0820161232e565b60a085015261041260c0820161233c565b60c085015261042360e0820161233c565b60e0850152610435610100820161231d565b610100850152610448610120820161231d565b61012085015261045b610140820161231d565b61014085015261046e610160820161231d565b610160850152610481610180820161233c565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526104f46102a0820161233c565b6102a08501526105076102c0820161233c565b6102c0850152016117e9565b6102e08201529250906101cf565b8780fd5b634e487b7160e01b88526041600452602488fd5b8580fd5b3d9150610358565b6040513d88823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b03811161058f576001600160401b031642105f61012f565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b80fd5b50346105c157806003193601126105c1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105c15760403660031901126105c1576020610630610628611726565b600435612252565b61063d60405180926117a7565bf35b50346105c15760203660031901126105c15761012061065f6004356120f2565b6001600160401b036101006040519263ffffffff815116845261068a602082015160208601906117a7565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105c1576106ee3661174f565b6106f6612350565b82845260026020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526006810160205263ffffffff60405f20541680156108cd576107429060078301611821565b509061074e8282612483565b60038110156108b9576001036108aa579061077a6001600160601b0360018894015460681c1682612ce6565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a4610805575b50506107f292612d7a565b805f5160206134c25f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156108a657604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af1801561089b57156107e7578161088c916117b4565b61089757835f6107e7565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b634e487b7160e01b87526021600452602487fd5b63d938984d60e01b8652600486fd5b50346105c15760403660031901126105c1576004356108f9611739565b90610902612350565b808352602083815260408085206001600160a01b0385165f9081529252902054918215610a2257818452836020526040842060018060a01b0382165f526020528360405f205560018060a01b031680917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f06020604051868152a37f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b855260045260245260208360448180865af1906001845114821615610a01575b604052156109e65750805f5160206134c25f395f51905f525d80f35b635274afe760e01b82526001600160a01b0316600452602490fd5b906001811516610a1957823b15153d151616906109ca565b503d83823e3d90fd5b6397b1d48d60e01b8452600484fd5b50346105c157806003193601126105c1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105c15760403660031901126105c1576040610a92611739565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b50346105c15760603660031901126105c157610ad4611726565b6044359063ffffffff821682036108a65790610b109163ffffffff60406020956004358152600287522091165f528352600760405f2001611821565b50546040516001600160a01b039091168152f35b50346105c15760803660031901126105c1576004356024359060443590808452600160205263ffffffff60408520541691610b5f8383612252565b6006811015610f4b57600203610f3c5781855260026020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526006820160205263ffffffff60405f205416908115610f2d57610bbd8260078501611821565b509182549360ff8560d81c16610bd281611793565b610f1e5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610f13578a91610ed5575b5015610ec6576040516020810190898252846040820152606435606082015233608082015260808152610c5d60a0826117b4565b519020600185015403610eb757610c75838986612c44565b94610c7f86611793565b60ff60e01b191660e086901b60ff60e01b16178455610c9d85611793565b84158015610eb05760015b610cb181611793565b855460ff60d81b191660d89190911b60ff60d81b16178555610cd286611793565b610d60575b50506001600160401b03811115610d4d57506001600160401b0360ff81925b5460d81c1691604051968752166020860152610d1181611793565b6040850152610d1f81611793565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610cf6565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610e9c57829060301b8860501b17179080549068010000000000000000821015610e885760018201815581610e1284610dfa8385612cd1565b90919082549060031b91821b915f19901b1916179055565b610e2c575b610e259291610dfa91612cd1565b5f80610cd7565b905f198101818111610e745760011c90610e468284612cd1565b90549060031b1c9084821015610e6b5790610dfa610e649285612cd1565b9081610e12565b92915050610e17565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610ca8565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610f0b575b81610ef0602093836117b4565b81010312610f0757610f01906117e9565b5f610c29565b8980fd5b3d9150610ee3565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b50346105c15760403660031901126105c1576107f2610f7c611726565b610f84612350565b600435611859565b50346105c157610f9b3661174f565b916040939193519361018085018581106001600160401b03821117611244576040528285526020850193838552604086018481526060870190858252608088019286845260a089019487865260c08a01968888528860e08c0152886101008c0152886101208c0152886101408c0152886101608c01528852600260205263ffffffff6040892091165f5260205260405f209060018060a01b03165f526006810160205263ffffffff60405f205416808a5215610f2d5761106563ffffffff8a511660078301611821565b5080549160ff8360d01c16600281101561123057808b526001830154855261110692919061120a576001600160601b0360028301541686525b60ff6002830154946001600160601b038660601c168a5265ffffffffffff8160a01c168b528d60e0838360d81c16916110d683611793565b01528d610100838360e01c16916110ec83611793565b015260e81c166110fb8161179d565b6101208d0152612483565b60038110156111f6579165ffffffffffff6001600160401b0397969593928895936101408d015260c01c166101608b01526111536040519963ffffffff8c51168b525160208b0190611786565b516040890152516060880152511660808601525160a0850152511660c083015260e083015161118181611793565b60e083015261010083015161119581611793565b6101008301526101208301516111aa8161179d565b6101208301526101408301519060038210156111e25750610160610180936001600160401b0392610140850152015116610160820152f35b634e487b7160e01b81526021600452602490fd5b634e487b7160e01b88526021600452602488fd5b6001600160401b036112286001600160601b03600285015416612452565b16875261109e565b634e487b7160e01b8a52602160045260248afd5b634e487b7160e01b84526041600452602484fd5b50346105c157806003193601126105c1576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5034610333576080366003190112610333576064356004356001600160401b038216604435602435828503610333576112d4612350565b835f52600160205263ffffffff60405f205416926112f28486612252565b60068110156116565760010361171757845f52600260205260405f2063ffffffff85165f5260205260405f209061132886612385565b156117085760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611599575f916116ce575b50156116bf57815494336001600160a01b038716146116b057600683019160018060a01b0333165f528260205263ffffffff60405f2054166116a15784156116925785159681159081891461168357600160601b88101561167457611445911561166a5760075f965b6113fb63ffffffff8460c81c166117f6565b63ffffffff60c81b1990931660c884901b63ffffffff60c81b16178155335f9081526020979097526040909620805463ffffffff191663ffffffff84161790559094859101611821565b5080546001600160a01b0319163317815594600285101561165657855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b03611494858b61184c565b169101906001600160601b031982541617905563ffffffff604051941684526114c06020850186611786565b60408401528560608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036115a45750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156103335760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af1801561159957611586575b50805f5160206134c25f395f51905f525d80f35b61159291505f906117b4565b5f5f611572565b6040513d5f823e3d90fd5b7f000000000000000000000000000000000000000000000000000000000000000093509150156115d6575b50506107f2565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615611635575b6040521561161557806115cf565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661164d57823b15153d15161690611607565b503d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b60076001966113e9565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011611700575b816116e9602093836117b4565b81010312610333576116fa906117e9565b5f611380565b3d91506116dc565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b6024359063ffffffff8216820361033357565b602435906001600160a01b038216820361033357565b6060906003190112610333576004359060243563ffffffff8116810361033357906044356001600160a01b03811681036103335790565b9060028210156116565752565b6004111561165657565b6005111561165657565b9060068210156116565752565b90601f801991011681019081106001600160401b038211176117d557604052565b634e487b7160e01b5f52604160045260245ffd5b5190811515820361033357565b63ffffffff1663ffffffff811461180d5760010190565b634e487b7160e01b5f52601160045260245ffd5b906401000000008110156118385760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b9190820180921161180d57565b919091805f52600160205263ffffffff60405f20541690805f52600260205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c1661189f81611793565b03611717576040519361022085018581106001600160401b038211176117d557604052600160ff818401546118d582821661179d565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015266ffffffffffffff600486015465ffffffffffff81166101a08b015265ffffffffffff8160301c166101c08b015265ffffffffffff8160601c166101e08b015260901c166102008901526119f482821661179d565b6119ff82821661179d565b16111580806120e2575b61209a578080611ffc575b611fb4576001600160401b03611a2c6102bc85612e5d565b1642106117175780611f99575b611f525763ffffffff5f96165b80151580611f4a575b15611cae578551611a5f8161179d565b611a688161179d565b611a8657611a7885858886612b78565b801561180d575f1901611a46565b60018651611a938161179d565b611a9c8161179d565b03611ab257611aad858588866127a2565b611a78565b60028651611abf8161179d565b611ac88161179d565b03611ad757611aad86846126c6565b60038651611ae48161179d565b611aed8161179d565b03611c9a5765ffffffffffff6101e08701511665ffffffffffff60a088015116145f14611b23575f602087015260048652611a78565b6101a086015165ffffffffffff1680611b7f575065ffffffffffff611b7387611b6d611b5863ffffffff6020840151166117f6565b63ffffffff8116602084015260078801611821565b506130e2565b166101a0870152611a78565b85858865ffffffffffff6101c0820151169384155f14611be75750905065ffffffffffff9250611bdb9150611bd5611bc063ffffffff6040840151166117f6565b63ffffffff8116604084015260078801611821565b50612ffd565b166101c0870152611a78565b611aad9480821015611c88575065ffffffffffff611c05828061268a565b166101a083015265ffffffffffff611c2482826101c08601511661268a565b166101c083015265ffffffffffff611c4382826101e0860151166126a8565b166101e0830152611c736007890163ffffffff6040611c688260208801511684611821565b509501511690611821565b506001600160601b0360808d01511692612e7e565b611c0565ffffffffffff91809361268a565b9550611ca8848487856124ff565b95611a78565b50949091929366ffffffffffffff610200611f09928051611cce8161179d565b611cd78161179d565b600187018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028701805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002870180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003870180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600387015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600387015565ffffffffffff6101a0820151166004870154906bffffffffffff0000000000006101c084015160301b169065ffffffffffff60601b6101e085015160601b169271ffffffffffffffffffffffffffffffffffff19161717176004870155015116600484019081549066ffffffffffffff60901b9060901b169066ffffffffffffff60901b1916179055565b15611f4557805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b508615611a4f565b815460ff60e81b1916600360e81b179091556040519094509192509060208160017fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b506001600160401b03611fab836124d4565b16421015611a39565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160037fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b50604051630443efb760e01b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611599575f91612068575b5066ffffffffffffff610200880151161415611a14565b90506020813d602011612092575b81612083602093836117b4565b8101031261033357515f612051565b3d9150612076565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160027fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b506120ec84612385565b15611a09565b906040519161012083018381106001600160401b038211176117d5576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f2054168082521561224d5750805f52600260205260405f2063ffffffff80855116165f5260205261219360405f209163ffffffff85511690612252565b90600682101561165657600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b036121cd84612e5d565b1660608701526001600160401b036121e76102bc85612e5d565b1660808701526001600160401b036121fe846124d4565b1660a087015260c81c1660c08501520154600160ff821661221e8161179d565b111561224a57806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600260205263ffffffff60405f2091165f5260205260405f2060ff815460e81c1661227e81611793565b80156122f75761228d81611793565b600281146122f0576003906122a181611793565b146122ea576001600160401b036122b782612e5d565b1642106122e4576122d26102bc6001600160401b0392612e5d565b164210156122df57600290565b600390565b50600190565b50600590565b5050600490565b50505f90565b6001600160401b036202a300911601906001600160401b03821161180d57565b519063ffffffff8216820361033357565b519060ff8216820361033357565b51906001600160401b038216820361033357565b5f5160206134c25f395f51905f525c6123765760015f5160206134c25f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611599575f91612417575b50600a8110159081611656576003811491821561240a575b82156123fd57505090565b9091506116565760051490565b506004811491505f6123f2565b90506020813d60201161244a575b81612432602093836117b4565b810103126103335751600a811015610333575f6123da565b3d9150612425565b6001600160401b03811161246c576001600160401b031690565b6306dfcc6560e41b5f52604060045260245260445ffd5b905460f01c60ff166124ce575460e81c60ff1661249f81611793565b600281149081156124ba575b50156124b657600190565b5f90565b600391506124c781611793565b145f6124ab565b50600290565b6001600160401b036124ec6102bc62093a8093612e5d565b16016001600160401b03811161180d5790565b92602082019063ffffffff8251169263ffffffff865460c81c16841461267f5763ffffffff947ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080876125b06001600160601b03836125718d6007612565879e6117f6565b8781168e529101611821565b5097885460ff8160d81c1661258581611793565b1561266a575b508854600460ff8260e81c166125a08161179d565b0361260a575b5001511686612ce6565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c16604051996125df8161179d565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff16908161264c57505060035b61262e8161179d565b895460ff60e81b191660e89190911b60ff60e81b161789555f6125a6565b60a01c65ffffffffffff1603612663576001612625565b6002612625565b60ff60d81b1916600360d81b1789555f61258b565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff821161180d57565b9065ffffffffffff8091169116019065ffffffffffff821161180d57565b602082019063ffffffff82511663ffffffff825460c81c161461278b5790600761270a926126fa63ffffffff8451166117f6565b9263ffffffff8416905201611821565b5060ff815460d01c1661271c83613173565b90600282101561165657600281101561165657148061276e575b61273e575050565b61276961018061275d6127588565ffffffffffff9561320d565b613286565b9301928284511661268a565b169052565b506127866001600160601b036080840151168261319e565b612736565b50905f6003925252565b9190820391821161180d57565b9392919260058501918254936127c4606083019563ffffffff87511690612795565b958615612b4e5784541561183857845f5260205f20545f19880197881161180d576127ef8887612cd1565b90549060031b1c985f5b600181901b6001600160ff1b038216820361180d57600181019182821161180d57828c811015612b2c57600261282f828d612cd1565b90549060031b1c930180821161180d578d8110612afc575b5050818d10156128645790610dfa61285f928b612cd1565b6127f9565b610dfa93979b925061288c9599915084989c610dfa612887929c989c5b84612cd1565b612cd1565b63ffffffff61289d818351166117f6565b16905263ffffffff8260301c1663ffffffff039063ffffffff821161180d57600763ffffffff6128cf93169101611821565b505490600460ff8360e81c166128e48161179d565b14612af55760501c6101008501906001600160601b038251168103612a88575b505060ff8160d01c16600281101561165657612a625765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b03811161180d576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611f45578265ffffffffffff6001600160501b0381935b60a084019583875116918215612a4b575b7f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff6001600160601b03828a0151169460c08a019660e0898951169b019a8a8c5116916040519889526020890152604088015260608701521693a35f602088015251169151161491825f14612a4157815f5b166101808501525116612a2c57506004905b612a298261179d565b52565b15612a3a5760035b90612a20565b6002612a34565b8180825116612a0e565b5f60808701525f60c08701525f60e0870152612996565b65ffffffffffff612a808161016087019360a01c16828451166126a8565b169052612951565b612a91866132b5565b5f610160870165ffffffffffff81511665ffffffffffff612aba6101408b01928284511661268a565b169052526001600160601b038111612ade576001600160601b031690525f80612904565b6306dfcc6560e41b5f52606060045260245260445ffd5b5050505050565b612b06908c612cd1565b90549060031b1c8381111561284757909250612b2491935091612fef565b915f80612847565b50610dfa93979b925061288c9599915084989c610dfa612887929c989c612881565b829650829397506001600160501b0391955065ffffffffffff9450612b7385936132b5565b612985565b92919092602084019063ffffffff82511663ffffffff825460c81c1614612c2757906007612bb0926126fa63ffffffff8451166117f6565b5091600160ff845460d81c16612bc581611793565b1491821592612c14575b5050612c1057549060ff8260d01c16600281101561165657600114612bf2575050565b61276965ffffffffffff6101408193019360a01c16828451166126a8565b5050565b612c1f925083613391565b155f80612bcf565b5050505060019052565b8181029291811591840414171561180d57565b9181158015612cc3575b612cbb5780158015612caa575b612ca25760ff835460d01c16906002821015611656576001600160601b0392600292612c9b5790612c8b91612c31565b925b01541610156124b657600390565b5092612c8d565b505050600290565b506601000000000000811015612c5b565b505050600190565b50600160601b821015612c4e565b8054821015611838575f5260205f2001905f90565b919060ff835460d01c1660028110156116565715612d495760026001600160601b0393015465ffffffffffff8160c01c169384911603906001600160601b03821161180d57612d406001600160601b03612d469316612452565b93612c31565b90565b6001600160601b03612d6f6002612d76949501549265ffffffffffff8460c01c16612c31565b9116612795565b5f91565b9082157f00000000000000000000000000000000000000000000000000000000000000008115612e09575b50611f455760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20612df486825461184c565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f5114821615612e50575b50906040525f612da5565b3b15153d1516165f612e45565b5460a01c64ffffffffff166203f480016001600160401b03811161180d5790565b949293919094612e8f848483613391565b612e9a858589613391565b9015908115612fe6575b50612fde57827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb66060612f4d9665ffffffffffff99612f1460028701612ef0898e835460c01c166126a8565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b612f2b60028201612ef0898e835460c01c166126a8565b60018060a01b0390541697889560018060a01b039054169a8b9716998a612c31565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b15610333575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af1801561159957612fd25750565b5f612fdc916117b4565b565b505050505050565b9050155f612ea4565b5f19811461180d5760010190565b9060ff825460d01c16915f926002811015611656576001148015906130c4575b6130bd578161302b9161320d565b9161018082019165ffffffffffff8351161515908161309d575b50613056575b5050612d4690613286565b65ffffffffffff82511690811561308957505f190165ffffffffffff169052612d469061308290612fef565b905f61304b565b634e487b7160e01b81526011600452602490fd5b90506130a99150613173565b6002811015611656575f906001145f613045565b5050505f90565b506130dc6001600160601b036080840151168261319e565b1561301d565b9060ff825460d01c16915f9260028110156116565715801590613155575b6130bd578161310e9161320d565b9161018082019165ffffffffffff835116151590816131375750613056575050612d4690613286565b90506131439150613173565b6002811015611656575f90155f613045565b5061316d6001600160601b036080840151168261319e565b15613100565b65ffffffffffff60e06001600160501b0360c08401511692015116105f14613199575f90565b600190565b8054600160ff8260d81c166131b281611793565b148015906131f4575b6130bd5760d01c60ff166002811015611656576001600160601b03916002916131e957015460601c16101590565b015460601c16111590565b50600460ff8260e81c166132078161179d565b146131bb565b549060ff61323265ffffffffffff60a08401511665ffffffffffff8560a01c16612c31565b9260d01c16906002821015611656576001600160501b03916132755760c0015181165b16908115613261570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff16613255565b65ffffffffffff811161329e5765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b610120810180516101408301805165ffffffffffff16916001600160501b03168281101561338a57805b6001600160501b0382169360a087019465ffffffffffff8651169081811061337f57149182613349575b5050612af55760e09365ffffffffffff93846001600160501b03936001600160601b036101008a01511660808a0152169052511660c08501525116910152565b61335392506134a6565b6133776001600160501b0360c08801511665ffffffffffff60e089015116906134a6565b105f80613309565b505050505050505050565b82906132df565b9190825492600460ff8560e81c166133a88161179d565b1461349e5760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611599575f91613464575b5061345a5760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d602011613496575b8161347f602093836117b4565b8101031261033357613490906117e9565b5f61340b565b3d9150613472565b505050505f90565b818111156134b85790612d4691612795565b612d469161279556fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
