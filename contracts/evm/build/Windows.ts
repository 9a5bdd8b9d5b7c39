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

export const bytecode: `0x${string}` = '0x60e03461010857601f6138ef38819003918201601f19168301916001600160401b0383118484101761010c578084926060946040528339810103126101085780516001600160a01b0381168103610108576020820151916001600160a01b038316830361010857604001516001600160a01b03811681036101085760805260a05260c0526040516137ce908161012182396080518181816105e401528181610989015281816115d001526130d7015260a05181818161019601528181610812015281816112980152818161152a015281816120f10152818161247b0152818161268101526132bf015260c051818181610a5201528181610bfc0152818161137201526136c20152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f146112c7578063365a86fc14611282578063461f560214610f97578063509b4ece14610f6a5780635256db2614610b2f5780635406ce3d14610ac557806378762cb714610a815780637b10399914610a3c578063ad7beec4146108e7578063aef251ca146106e9578063be568cba14610649578063e965ddf514610613578063fc0c546a146105ce5763fd0b3005146100b4575f80fd5b346105cb5760203660031901126105cb576004356100d0612429565b6100d98161245e565b156105bc57808252600160205263ffffffff60408320541681835260046020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c16610120816117bd565b146105ad5782845260036020528163ffffffff60408620541614159081610569575b5061055a576101509061183b565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260046020526040832063ffffffff83165f5260205260405f209160018060a01b037f000000000000000000000000000000000000000000000000000000000000000016604051906381f7795960e01b825283600483015261030082602481845afa91821561054f57869261035d575b5090518454600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b178455604051630443efb760e01b81526004810184905290602090829060249082905afa90811561035257859161031c575b5066ffffffffffffff81116103055760048401805466ffffffffffffff60901b191660909290921b66ffffffffffffff60901b169190911790557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b036102be876131b5565b96816102da6102d46102cf846131b5565b6123c2565b9261281e565b91816040519a168a521660208901521660408701521693a3805f5160206137ae5f395f51905f525d80f35b6306dfcc6560e41b85526038600452602452604484fd5b90506020813d60201161034a575b816103376020938361180d565b8101031261034657515f610248565b5f80fd5b3d915061032a565b6040513d87823e3d90fd5b9150610300823d8211610547575b81610379610300938361180d565b81010312610543576040519061030082018281106001600160401b0382111761052f576040526103a8836123e2565b82526020830151600a81101561052b576020830152604083015191600483101561052b5761051d6102e060249560209560408501526103e9606082016123f6565b60608501526103fa60808201612407565b608085015261040b60a08201612407565b60a085015261041c60c08201612415565b60c085015261042d60e08201612415565b60e085015261043f61010082016123f6565b61010085015261045261012082016123f6565b61012085015261046561014082016123f6565b61014085015261047861016082016123f6565b61016085015261048b6101808201612415565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526104fe6102a08201612415565b6102a08501526105116102c08201612415565b6102c08501520161182e565b6102e08201529250906101e2565b8780fd5b634e487b7160e01b88526041600452602488fd5b8580fd5b3d915061036b565b6040513d88823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b038111610599576001600160401b031642105f610142565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b80fd5b50346105cb57806003193601126105cb576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105cb5760403660031901126105cb57602061063a610632611750565b600435612317565b61064760405180926117d1565bf35b50346105cb5760203660031901126105cb576101206106696004356121b7565b6001600160401b036101006040519263ffffffff8151168452610694602082015160208601906117d1565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105cb576106f836611779565b610700612429565b82845260046020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526006810160205263ffffffff60405f20541680156108d85761074c9060078301611866565b509061075982858761255c565b60038110156108c4576001036108b557906107856001600160601b0360018894015460681c168261303e565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a4610810575b50506107fd926130d2565b805f5160206137ae5f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156108b157604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af180156108a657156107f257816108979161180d565b6108a257835f6107f2565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b634e487b7160e01b87526021600452602487fd5b63d938984d60e01b8652600486fd5b50346105cb5760403660031901126105cb57600435610904611763565b9061090d612429565b808352602083815260408085206001600160a01b0385165f9081529252902054918215610a2d57818452836020526040842060018060a01b0382165f526020528360405f205560018060a01b031680917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f06020604051868152a37f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b855260045260245260208360448180865af1906001845114821615610a0c575b604052156109f15750805f5160206137ae5f395f51905f525d80f35b635274afe760e01b82526001600160a01b0316600452602490fd5b906001811516610a2457823b15153d151616906109d5565b503d83823e3d90fd5b6397b1d48d60e01b8452600484fd5b50346105cb57806003193601126105cb576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105cb5760403660031901126105cb576040610a9d611763565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b50346105cb5760603660031901126105cb57610adf611750565b6044359063ffffffff821682036108b15790610b1b9163ffffffff60406020956004358152600487522091165f528352600760405f2001611866565b50546040516001600160a01b039091168152f35b50346105cb5760803660031901126105cb576004356024359060443590808452600160205263ffffffff60408520541691610b6a8383612317565b6006811015610f5657600203610f475781855260046020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526006820160205263ffffffff60405f205416908115610f3857610bc88260078501611866565b509182549360ff8560d81c16610bdd816117bd565b610f295760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610f1e578a91610ee0575b5015610ed1576040516020810190898252846040820152606435606082015233608082015260808152610c6860a08261180d565b519020600185015403610ec257610c80838986612fa0565b94610c8a866117bd565b60ff60e01b191660e086901b60ff60e01b16178455610ca8856117bd565b84158015610ebb5760015b610cbc816117bd565b855460ff60d81b191660d89190911b60ff60d81b16178555610cdd866117bd565b610d6b575b50506001600160401b03811115610d5857506001600160401b0360ff81925b5460d81c1691604051968752166020860152610d1c816117bd565b6040850152610d2a816117bd565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610d01565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610ea757829060301b8860501b17179080549068010000000000000000821015610e935760018201815581610e1d84610e058385613029565b90919082549060031b91821b915f19901b1916179055565b610e37575b610e309291610e0591613029565b5f80610ce2565b905f198101818111610e7f5760011c90610e518284613029565b90549060031b1c9084821015610e765790610e05610e6f9285613029565b9081610e1d565b92915050610e22565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610cb3565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610f16575b81610efb6020938361180d565b81010312610f1257610f0c9061182e565b5f610c34565b8980fd5b3d9150610eee565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b50346105cb5760403660031901126105cb576107fd610f87611750565b610f8f612429565b60043561189e565b50346105cb57610fa636611779565b9291906040519361018085018581106001600160401b0382111761126e576040528385528360208601528360408601528360608601528360808601528360a08601528360c08601528360e08601528361010086015283610120860152836101408601528361016086015282845260046020526040842063ffffffff83165f5260205260405f209060018060a01b03165f526006810160205263ffffffff60405f2054168086521561125f5761106690600763ffffffff8751169101611866565b509081549260ff8460d01c166002811015610f56579081611119949392602089015260018401546040890152155f14611236576001600160601b0360028401541660608801525b60ff6002840154956001600160601b038760601c1660a08a015265ffffffffffff8160a01c1660c08a0152818160d81c166110e7816117bd565b60e08a0152818160e01c166110fb816117bd565b6101008a015260e81c1661110e816117c7565b61012088015261255c565b6003811015611222579065ffffffffffff9161014085015260c01c166101608301526040519063ffffffff835116825261115b602084015160208401906117b0565b60408301516040830152606083015160608301526001600160401b03608084015116608083015260a083015160a08301526001600160401b0360c08401511660c083015260e08301516111ad816117bd565b60e08301526101008301516111c1816117bd565b6101008301526101208301516111d6816117c7565b61012083015261014083015190600382101561120e5750610160610180936001600160401b0392610140850152015116610160820152f35b634e487b7160e01b81526021600452602490fd5b634e487b7160e01b83526021600452602483fd5b6001600160401b036112546001600160601b0360028601541661252b565b1660808801526110ad565b63d938984d60e01b8452600484fd5b634e487b7160e01b85526041600452602485fd5b50346105cb57806003193601126105cb576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5034610346576080366003190112610346576064356004356001600160401b038216604435602435828503610346576112fe612429565b835f52600160205263ffffffff60405f2054169261131c8486612317565b60068110156116805760010361174157845f52600460205260405f2063ffffffff85165f5260205260405f20906113528661245e565b156117325760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156115c3575f916116f8575b50156116e957815494336001600160a01b038716146116da57600683019160018060a01b0333165f528260205263ffffffff60405f2054166116cb5784156116bc578515968115908189146116ad57600160601b88101561169e5761146f91156116945760075f965b61142563ffffffff8460c81c1661183b565b63ffffffff60c81b1990931660c884901b63ffffffff60c81b16178155335f9081526020979097526040909620805463ffffffff191663ffffffff84161790559094859101611866565b5080546001600160a01b0319163317815594600285101561168057855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b036114be858b611891565b169101906001600160601b031982541617905563ffffffff604051941684526114ea60208501866117b0565b60408401528560608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036115ce5750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156103465760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af180156115c3576115b0575b50805f5160206137ae5f395f51905f525d80f35b6115bc91505f9061180d565b5f5f61159c565b6040513d5f823e3d90fd5b7f00000000000000000000000000000000000000000000000000000000000000009350915015611600575b50506107fd565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561165f575b6040521561163f57806115f9565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661167757823b15153d15161690611631565b503d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b6007600196611413565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d60201161172a575b816117136020938361180d565b81010312610346576117249061182e565b5f6113aa565b3d9150611706565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b6024359063ffffffff8216820361034657565b602435906001600160a01b038216820361034657565b6060906003190112610346576004359060243563ffffffff8116810361034657906044356001600160a01b03811681036103465790565b9060028210156116805752565b6004111561168057565b6005111561168057565b9060068210156116805752565b604081019081106001600160401b038211176117f957604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b038211176117f957604052565b5190811515820361034657565b63ffffffff1663ffffffff81146118525760010190565b634e487b7160e01b5f52601160045260245ffd5b9064010000000081101561187d5760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b9190820180921161185257565b919091805f52600160205263ffffffff60405f20541690805f52600460205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c166118e4816117bd565b03611741576040519361022085018581106001600160401b038211176117f957604052600160ff8184015461191a8282166117c7565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015266ffffffffffffff600486015465ffffffffffff81166101a08b015265ffffffffffff8160301c166101c08b015265ffffffffffff8160601c166101e08b015260901c16610200890152611a398282166117c7565b611a448282166117c7565b16111580806121a7575b6121725780806120d4575b61209f578080612084575b611ff1576001600160401b03611a7c6102cf856131b5565b1642106117415780611fd6575b611fa25763ffffffff5f96165b80151580611f9a575b15611cfe578551611aaf816117c7565b611ab8816117c7565b611ad657611ac885858886612ed4565b8015611852575f1901611a96565b60018651611ae3816117c7565b611aec816117c7565b03611b0257611afd85858886612aec565b611ac8565b60028651611b0f816117c7565b611b18816117c7565b03611b2757611afd8684612a10565b60038651611b34816117c7565b611b3d816117c7565b03611cea5765ffffffffffff6101e08701511665ffffffffffff60a088015116145f14611b73575f602087015260048652611ac8565b6101a086015165ffffffffffff1680611bcf575065ffffffffffff611bc387611bbd611ba863ffffffff60208401511661183b565b63ffffffff8116602084015260078801611866565b50613433565b166101a0870152611ac8565b85858865ffffffffffff6101c0820151169384155f14611c375750905065ffffffffffff9250611c2b9150611c25611c1063ffffffff60408401511661183b565b63ffffffff8116604084015260078801611866565b50613355565b166101c0870152611ac8565b611afd9480821015611cd8575065ffffffffffff611c5582806129d4565b166101a083015265ffffffffffff611c7482826101c0860151166129d4565b166101c083015265ffffffffffff611c9382826101e0860151166129f2565b166101e0830152611cc36007890163ffffffff6040611cb88260208801511684611866565b509501511690611866565b506001600160601b0360808d015116926131d6565b611c5565ffffffffffff9180936129d4565b9550611cf884848785612849565b95611ac8565b50949091929366ffffffffffffff610200611f59928051611d1e816117c7565b611d27816117c7565b600187018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028701805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002870180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003870180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600387015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600387015565ffffffffffff6101a0820151166004870154906bffffffffffff0000000000006101c084015160301b169065ffffffffffff60601b6101e085015160601b169271ffffffffffffffffffffffffffffffffffff19161717176004870155015116600484019081549066ffffffffffffff60901b9060901b169066ffffffffffffff60901b1916179055565b15611f9557805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b508615611a9f565b815460ff60e81b1916600360e81b179091556040519094509192509060208160015f51602061378e5f395f51905f529352a3565b506001600160401b03611fe88361281e565b16421015611a89565b50945090919250604051612004816117de565b8381524264ffffffffff1660208083019182525f8581526003825260409081902093518454935168ffffffffffffffffff1990941663ffffffff91909116179290911b68ffffffffff000000001691909117909155815460ff60e81b1916600360e81b179091555160208160045f51602061378e5f395f51905f529352a3565b5061209a64ffffffffff845460a01c1685612628565b611a64565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160035f51602061378e5f395f51905f529352a3565b50604051630443efb760e01b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156115c3575f91612140575b5066ffffffffffffff610200880151161415611a59565b90506020813d60201161216a575b8161215b6020938361180d565b8101031261034657515f612129565b3d915061214e565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160025f51602061378e5f395f51905f529352a3565b506121b18461245e565b15611a4e565b906040519161012083018381106001600160401b038211176117f9576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f205416808252156123125750805f52600460205260405f2063ffffffff80855116165f5260205261225860405f209163ffffffff85511690612317565b90600682101561168057600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b03612292846131b5565b1660608701526001600160401b036122ac6102cf856131b5565b1660808701526001600160401b036122c38461281e565b1660a087015260c81c1660c08501520154600160ff82166122e3816117c7565b111561230f57806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600460205263ffffffff60405f2091165f5260205260405f2060ff815460e81c16612343816117bd565b80156123bc57612352816117bd565b600281146123b557600390612366816117bd565b146123af576001600160401b0361237c826131b5565b1642106123a9576123976102cf6001600160401b03926131b5565b164210156123a457600290565b600390565b50600190565b50600590565b5050600490565b50505f90565b6001600160401b036202a300911601906001600160401b03821161185257565b51906001600160a01b038216820361034657565b519063ffffffff8216820361034657565b519060ff8216820361034657565b51906001600160401b038216820361034657565b5f5160206137ae5f395f51905f525c61244f5760015f5160206137ae5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156115c3575f916124f0575b50600a811015908161168057600381149182156124e3575b82156124d657505090565b9091506116805760051490565b506004811491505f6124cb565b90506020813d602011612523575b8161250b6020938361180d565b810103126103465751600a811015610346575f6124b3565b3d91506124fe565b6001600160401b038111612545576001600160401b031690565b6306dfcc6560e41b5f52604060045260245260445ffd5b90915460ff8160f01c1661262057815f52600460205260405f2063ffffffff84165f5260205260ff60405f205460e81c16612596816117bd565b60038114612617576002906125aa816117bd565b036126105760ff60039160d81c166125c1816117bd565b1491826125ef575b50816125df575b50156125da575f90565b600190565b6125e9915061245e565b5f6125d0565b908092505f52600260205263ffffffff8060405f205416911614905f6125c9565b5050505f90565b50505050600190565b505050600290565b805f526003602052602060405f2060405190612643826117de565b549064ffffffffff63ffffffff831692838352841c169283910152151590816127f8575b506123bc57604051629aa00b60e31b8152906020826004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156115c3575f926127ba575b5060405163169b46c960e11b815260048101919091529060a090829060249082906001600160a01b03165afa9081156115c3575f91612713575b5060206001600160401b039101511662093a808201809211611852571190565b905060a0813d60a0116127b2575b8161272e60a0938361180d565b810103126103465760405160a08101908082106001600160401b038311176117f9576127a660806001600160401b039460209460405261276d81612415565b845261277a858201612415565b8585015261278a60408201612415565b604085015261279b606082016123e2565b6060850152016123e2565b608082015291506126f3565b3d9150612721565b9091506020813d6020116127f0575b816127d66020938361180d565b81010312610346576127e960a0916123e2565b91906126b9565b3d91506127c9565b62ed4e009150016001600160401b038111611852576001600160401b031642105f612667565b6001600160401b036128366102cf62093a80936131b5565b16016001600160401b0381116118525790565b92602082019063ffffffff8251169263ffffffff865460c81c1684146129c95763ffffffff947ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080876128fa6001600160601b03836128bb8d60076128af879e61183b565b8781168e529101611866565b5097885460ff8160d81c166128cf816117bd565b156129b4575b508854600460ff8260e81c166128ea816117c7565b03612954575b500151168661303e565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c1660405199612929816117c7565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff16908161299657505060035b612978816117c7565b895460ff60e81b191660e89190911b60ff60e81b161789555f6128f0565b60a01c65ffffffffffff16036129ad57600161296f565b600261296f565b60ff60d81b1916600360d81b1789555f6128d5565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff821161185257565b9065ffffffffffff8091169116019065ffffffffffff821161185257565b602082019063ffffffff82511663ffffffff825460c81c1614612ad557906007612a5492612a4463ffffffff84511661183b565b9263ffffffff8416905201611866565b5060ff815460d01c16612a66836134c4565b906002821015611680576002811015611680571480612ab8575b612a88575050565b612ab3610180612aa7612aa28565ffffffffffff95613559565b6135d2565b930192828451166129d4565b169052565b50612ad06001600160601b03608084015116826134ea565b612a80565b50905f6003925252565b9190820391821161185257565b936005850191825493612b0b606083019563ffffffff87511690612adf565b958615612eb65784541561187d57845f5260205f20545f19880197881161185257612b368887613029565b90549060031b1c985f5b600181901b6001600160ff1b038216820361185257600181019182821161185257828c811015612e94576002612b76828d613029565b90549060031b1c9301808211611852578d8110612e64575b5050818d1015612bab5790610e05612ba6928b613029565b612b40565b610e0593979b9250612bd39599915084989c610e05612bce929c989c5b84613029565b613029565b63ffffffff612be48183511661183b565b16905263ffffffff8260301c1663ffffffff039063ffffffff821161185257600763ffffffff612c1693169101611866565b505490600460ff8360e81c16612c2b816117c7565b14612e5d5760501c6101008501906001600160601b038251168103612df0575b505060ff8160d01c16600281101561168057612dca5765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b038111611852576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611f955765ffffffffffff905b816001600160501b0360a086019482865116938415612db3575b6001600160601b036080890151169160c0890192848451169660e08b01978789511691604051938452602084015260408301526060820152817f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff861693a35f52600260205263ffffffff60405f20911663ffffffff198254161790555f602088015251169151161491825f14612da957815f5b166101808501525116612d9457506004905b612d91826117c7565b52565b15612da25760035b90612d88565b6002612d9c565b8180825116612d76565b5f60808901525f60c08901525f60e0890152612cdc565b65ffffffffffff612de88161016087019360a01c16828451166129f2565b169052612c98565b612df986613601565b5f610160870165ffffffffffff81511665ffffffffffff612e226101408b0192828451166129d4565b169052526001600160601b038111612e46576001600160601b031690525f80612c4b565b6306dfcc6560e41b5f52606060045260245260445ffd5b5050505050565b612e6e908c613029565b90549060031b1c83811115612b8e57909250612e8c91935091613347565b915f80612b8e565b50610e0593979b9250612bd39599915084989c610e05612bce929c989c612bc8565b9296509350935065ffffffffffff9150612ecf84613601565b612cc2565b92919092602084019063ffffffff82511663ffffffff825460c81c1614612f8357906007612f0c92612a4463ffffffff84511661183b565b5091600160ff845460d81c16612f21816117bd565b1491821592612f70575b5050612f6c57549060ff8260d01c16600281101561168057600114612f4e575050565b612ab365ffffffffffff6101408193019360a01c16828451166129f2565b5050565b612f7b925083613678565b155f80612f2b565b5050505060019052565b8181029291811591840414171561185257565b918115801561301b575b6130135780158015613002575b6126205760ff835460d01c16906002821015611680576001600160601b0392600292612ffb5790612fe791612f8d565b925b0154161015612ff757600390565b5f90565b5092612fe9565b506601000000000000811015612fb7565b505050600190565b50600160601b821015612faa565b805482101561187d575f5260205f2001905f90565b919060ff835460d01c16600281101561168057156130a15760026001600160601b0393015465ffffffffffff8160c01c169384911603906001600160601b038211611852576130986001600160601b0361309e931661252b565b93612f8d565b90565b6001600160601b036130c760026130ce949501549265ffffffffffff8460c01c16612f8d565b9116612adf565b5f91565b9082157f00000000000000000000000000000000000000000000000000000000000000008115613161575b50611f955760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f2061314c868254611891565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f51148216156131a8575b50906040525f6130fd565b3b15153d1516165f61319d565b5460a01c64ffffffffff166203f480016001600160401b0381116118525790565b9492939190946131e7848483613678565b6131f2858589613678565b901590811561333e575b5061333657827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb660606132a59665ffffffffffff9961326c60028701613248898e835460c01c166129f2565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b61328360028201613248898e835460c01c166129f2565b60018060a01b0390541697889560018060a01b039054169a8b9716998a612f8d565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b15610346575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af180156115c35761332a5750565b5f6133349161180d565b565b505050505050565b9050155f6131fc565b5f1981146118525760010190565b9060ff825460d01c16915f92600281101561168057600114801590613415575b612610578161338391613559565b9161018082019165ffffffffffff835116151590816133f5575b506133ae575b505061309e906135d2565b65ffffffffffff8251169081156133e157505f190165ffffffffffff16905261309e906133da90613347565b905f6133a3565b634e487b7160e01b81526011600452602490fd5b905061340191506134c4565b6002811015611680575f906001145f61339d565b5061342d6001600160601b03608084015116826134ea565b15613375565b9060ff825460d01c16915f92600281101561168057158015906134a6575b612610578161345f91613559565b9161018082019165ffffffffffff8351161515908161348857506133ae57505061309e906135d2565b905061349491506134c4565b6002811015611680575f90155f61339d565b506134be6001600160601b03608084015116826134ea565b15613451565b65ffffffffffff60e06001600160501b0360c08401511692015116105f146125da575f90565b8054600160ff8260d81c166134fe816117bd565b14801590613540575b6126105760d01c60ff166002811015611680576001600160601b039160029161353557015460601c16101590565b015460601c16111590565b50600460ff8260e81c16613553816117c7565b14613507565b549060ff61357e65ffffffffffff60a08401511665ffffffffffff8560a01c16612f8d565b9260d01c16906002821015611680576001600160501b03916135c15760c0015181165b169081156135ad570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff166135a1565b65ffffffffffff81116135ea5765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b6001600160501b036101208201511665ffffffffffff61014083015116918282105f1461367157815b60a0820165ffffffffffff8151166001600160501b03851610612e5d5765ffffffffffff60e0946001600160601b0361010086015116608086015216905260c08201520152565b829161362a565b9190825492600460ff8560e81c1661368f816117c7565b146137855760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156115c3575f9161374b575b506137415760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d60201161377d575b816137666020938361180d565b81010312610346576137779061182e565b5f6136f2565b3d9150613759565b505050505f9056feea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
