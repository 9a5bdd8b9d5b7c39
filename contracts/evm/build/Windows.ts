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
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "seriesKey",
        "type": "bytes32"
      }
    ],
    "name": "settling",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
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

export const bytecode: `0x${string}` = '0x60e03461010857601f6139c838819003918201601f19168301916001600160401b0383118484101761010c578084926060946040528339810103126101085780516001600160a01b0381168103610108576020820151916001600160a01b038316830361010857604001516001600160a01b03811681036101085760805260a05260c0526040516138a7908161012182396080518181816105ef01528181610994015281816115db01526131b0015260a0518181816101a10152818161081d015281816112a301528181611535015281816121d00152818161257f015281816127850152613398015260c051818181610a5d01528181610c070152818161137d015261379b0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c8063175f36091461175b57806327eee14f146112d2578063365a86fc1461128d578063461f560214610fa2578063509b4ece14610f755780635256db2614610b3a5780635406ce3d14610ad057806378762cb714610a8c5780637b10399914610a47578063ad7beec4146108f2578063aef251ca146106f4578063be568cba14610654578063e965ddf51461061e578063fc0c546a146105d95763fd0b3005146100bf575f80fd5b346105d65760203660031901126105d6576004356100db61252d565b6100e481612562565b156105c757808252600160205263ffffffff60408320541681835260046020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c1661012b816117f0565b146105b85782845260036020528163ffffffff60408620541614159081610574575b506105655761015b9061191a565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260046020526040832063ffffffff83165f5260205260405f209160018060a01b037f000000000000000000000000000000000000000000000000000000000000000016604051906381f7795960e01b825283600483015261030082602481845afa91821561055a578692610368575b5090518454600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b178455604051630443efb760e01b81526004810184905290602090829060249082905afa90811561035d578591610327575b5066ffffffffffffff81116103105760048401805466ffffffffffffff60901b191660909290921b66ffffffffffffff60901b169190911790557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b036102c98761328e565b96816102e56102df6102da8461328e565b61249b565b92612502565b91816040519a168a521660208901521660408701521693a3805f5160206138875f395f51905f525d80f35b6306dfcc6560e41b85526038600452602452604484fd5b90506020813d602011610355575b81610342602093836118ec565b8101031261035157515f610253565b5f80fd5b3d9150610335565b6040513d87823e3d90fd5b9150610300823d8211610552575b8161038461030093836118ec565b8101031261054e576040519061030082018281106001600160401b0382111761053a576040526103b3836124bb565b82526020830151600a8110156105365760208301526040830151916004831015610536576105286102e060249560209560408501526103f4606082016124cf565b6060850152610405608082016124e0565b608085015261041660a082016124e0565b60a085015261042760c082016124ee565b60c085015261043860e082016124ee565b60e085015261044a61010082016124cf565b61010085015261045d61012082016124cf565b61012085015261047061014082016124cf565b61014085015261048361016082016124cf565b61016085015261049661018082016124ee565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526105096102a082016124ee565b6102a085015261051c6102c082016124ee565b6102c08501520161190d565b6102e08201529250906101ed565b8780fd5b634e487b7160e01b88526041600452602488fd5b8580fd5b3d9150610376565b6040513d88823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b0381116105a4576001600160401b031642105f61014d565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b80fd5b50346105d657806003193601126105d6576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105d65760403660031901126105d657602061064561063d611783565b6004356123f6565b6106526040518092611804565bf35b50346105d65760203660031901126105d657610120610674600435612296565b6001600160401b036101006040519263ffffffff815116845261069f60208201516020860190611804565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105d657610703366117ac565b61070b61252d565b82845260046020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526006810160205263ffffffff60405f20541680156108e3576107579060078301611945565b5090610764828587612660565b60038110156108cf576001036108c057906107906001600160601b0360018894015460681c1682613117565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a461081b575b5050610808926131ab565b805f5160206138875f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156108bc57604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af180156108b157156107fd57816108a2916118ec565b6108ad57835f6107fd565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b634e487b7160e01b87526021600452602487fd5b63d938984d60e01b8652600486fd5b50346105d65760403660031901126105d65760043561090f611796565b9061091861252d565b808352602083815260408085206001600160a01b0385165f9081529252902054918215610a3857818452836020526040842060018060a01b0382165f526020528360405f205560018060a01b031680917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f06020604051868152a37f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b855260045260245260208360448180865af1906001845114821615610a17575b604052156109fc5750805f5160206138875f395f51905f525d80f35b635274afe760e01b82526001600160a01b0316600452602490fd5b906001811516610a2f57823b15153d151616906109e0565b503d83823e3d90fd5b6397b1d48d60e01b8452600484fd5b50346105d657806003193601126105d6576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105d65760403660031901126105d6576040610aa8611796565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b50346105d65760603660031901126105d657610aea611783565b6044359063ffffffff821682036108bc5790610b269163ffffffff60406020956004358152600487522091165f528352600760405f2001611945565b50546040516001600160a01b039091168152f35b50346105d65760803660031901126105d6576004356024359060443590808452600160205263ffffffff60408520541691610b7583836123f6565b6006811015610f6157600203610f525781855260046020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526006820160205263ffffffff60405f205416908115610f4357610bd38260078501611945565b509182549360ff8560d81c16610be8816117f0565b610f345760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610f29578a91610eeb575b5015610edc576040516020810190898252846040820152606435606082015233608082015260808152610c7360a0826118ec565b519020600185015403610ecd57610c8b838986613079565b94610c95866117f0565b60ff60e01b191660e086901b60ff60e01b16178455610cb3856117f0565b84158015610ec65760015b610cc7816117f0565b855460ff60d81b191660d89190911b60ff60d81b16178555610ce8866117f0565b610d76575b50506001600160401b03811115610d6357506001600160401b0360ff81925b5460d81c1691604051968752166020860152610d27816117f0565b6040850152610d35816117f0565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610d0c565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610eb257829060301b8860501b17179080549068010000000000000000821015610e9e5760018201815581610e2884610e108385613102565b90919082549060031b91821b915f19901b1916179055565b610e42575b610e3b9291610e1091613102565b5f80610ced565b905f198101818111610e8a5760011c90610e5c8284613102565b90549060031b1c9084821015610e815790610e10610e7a9285613102565b9081610e28565b92915050610e2d565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610cbe565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610f21575b81610f06602093836118ec565b81010312610f1d57610f179061190d565b5f610c3f565b8980fd5b3d9150610ef9565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b50346105d65760403660031901126105d657610808610f92611783565b610f9a61252d565b60043561197d565b50346105d657610fb1366117ac565b9291906040519361018085018581106001600160401b03821117611279576040528385528360208601528360408601528360608601528360808601528360a08601528360c08601528360e08601528361010086015283610120860152836101408601528361016086015282845260046020526040842063ffffffff83165f5260205260405f209060018060a01b03165f526006810160205263ffffffff60405f2054168086521561126a5761107190600763ffffffff8751169101611945565b509081549260ff8460d01c166002811015610f61579081611124949392602089015260018401546040890152155f14611241576001600160601b0360028401541660608801525b60ff6002840154956001600160601b038760601c1660a08a015265ffffffffffff8160a01c1660c08a0152818160d81c166110f2816117f0565b60e08a0152818160e01c16611106816117f0565b6101008a015260e81c16611119816117fa565b610120880152612660565b600381101561122d579065ffffffffffff9161014085015260c01c166101608301526040519063ffffffff8351168252611166602084015160208401906117e3565b60408301516040830152606083015160608301526001600160401b03608084015116608083015260a083015160a08301526001600160401b0360c08401511660c083015260e08301516111b8816117f0565b60e08301526101008301516111cc816117f0565b6101008301526101208301516111e1816117fa565b6101208301526101408301519060038210156112195750610160610180936001600160401b0392610140850152015116610160820152f35b634e487b7160e01b81526021600452602490fd5b634e487b7160e01b83526021600452602483fd5b6001600160401b0361125f6001600160601b0360028601541661262f565b1660808801526110b8565b63d938984d60e01b8452600484fd5b634e487b7160e01b85526041600452602485fd5b50346105d657806003193601126105d6576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5034610351576080366003190112610351576064356004356001600160401b0382166044356024358285036103515761130961252d565b835f52600160205263ffffffff60405f2054169261132784866123f6565b600681101561168b5760010361174c57845f52600460205260405f2063ffffffff85165f5260205260405f209061135d86612562565b1561173d5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156115ce575f91611703575b50156116f457815494336001600160a01b038716146116e557600683019160018060a01b0333165f528260205263ffffffff60405f2054166116d65784156116c7578515968115908189146116b857600160601b8810156116a95761147a911561169f5760075f965b61143063ffffffff8460c81c1661191a565b63ffffffff60c81b1990931660c884901b63ffffffff60c81b16178155335f9081526020979097526040909620805463ffffffff191663ffffffff84161790559094859101611945565b5080546001600160a01b0319163317815594600285101561168b57855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b036114c9858b611970565b169101906001600160601b031982541617905563ffffffff604051941684526114f560208501866117e3565b60408401528560608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036115d95750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156103515760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af180156115ce576115bb575b50805f5160206138875f395f51905f525d80f35b6115c791505f906118ec565b5f5f6115a7565b6040513d5f823e3d90fd5b7f0000000000000000000000000000000000000000000000000000000000000000935091501561160b575b5050610808565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561166a575b6040521561164a5780611604565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661168257823b15153d1516169061163c565b503d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b600760019661141e565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011611735575b8161171e602093836118ec565b810103126103515761172f9061190d565b5f6113b5565b3d9150611711565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b34610351576020366003190112610351576020611779600435611811565b6040519015158152f35b6024359063ffffffff8216820361035157565b602435906001600160a01b038216820361035157565b6060906003190112610351576004359060243563ffffffff8116810361035157906044356001600160a01b03811681036103515790565b90600282101561168b5752565b6004111561168b57565b6005111561168b57565b90600682101561168b5752565b805f52600160205263ffffffff60405f2054169061182f82826123f6565b600681101561168b576003036118a4575f52600460205263ffffffff60405f2091165f5260205260405f2060ff60018201541660058201541580156118aa575b6118a45760019061187f816117fa565b1190811561188b575090565b6001600160401b03915061189e90612502565b16421090565b50505f90565b506118b4816117fa565b6004811461186f565b604081019081106001600160401b038211176118d857604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b038211176118d857604052565b5190811515820361035157565b63ffffffff1663ffffffff81146119315760010190565b634e487b7160e01b5f52601160045260245ffd5b9064010000000081101561195c5760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b9190820180921161193157565b919091805f52600160205263ffffffff60405f20541690805f52600460205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c166119c3816117f0565b0361174c576040519361022085018581106001600160401b038211176118d857604052600160ff818401546119f98282166117fa565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015266ffffffffffffff600486015465ffffffffffff81166101a08b015265ffffffffffff8160301c166101c08b015265ffffffffffff8160601c166101e08b015260901c16610200890152611b188282166117fa565b611b238282166117fa565b1611158080612286575b6122515780806121b3575b61217e578080612163575b6120d0576001600160401b03611b5b6102da8561328e565b16421061174c57806120b5575b6120815763ffffffff5f96165b80151580612079575b15611ddd578551611b8e816117fa565b611b97816117fa565b611bb557611ba785858886612fad565b8015611931575f1901611b75565b60018651611bc2816117fa565b611bcb816117fa565b03611be157611bdc85858886612bc5565b611ba7565b60028651611bee816117fa565b611bf7816117fa565b03611c0657611bdc8684612ae9565b60038651611c13816117fa565b611c1c816117fa565b03611dc95765ffffffffffff6101e08701511665ffffffffffff60a088015116145f14611c52575f602087015260048652611ba7565b6101a086015165ffffffffffff1680611cae575065ffffffffffff611ca287611c9c611c8763ffffffff60208401511661191a565b63ffffffff8116602084015260078801611945565b5061350c565b166101a0870152611ba7565b85858865ffffffffffff6101c0820151169384155f14611d165750905065ffffffffffff9250611d0a9150611d04611cef63ffffffff60408401511661191a565b63ffffffff8116604084015260078801611945565b5061342e565b166101c0870152611ba7565b611bdc9480821015611db7575065ffffffffffff611d348280612aad565b166101a083015265ffffffffffff611d5382826101c086015116612aad565b166101c083015265ffffffffffff611d7282826101e086015116612acb565b166101e0830152611da26007890163ffffffff6040611d978260208801511684611945565b509501511690611945565b506001600160601b0360808d015116926132af565b611d3465ffffffffffff918093612aad565b9550611dd784848785612922565b95611ba7565b50949091929366ffffffffffffff610200612038928051611dfd816117fa565b611e06816117fa565b600187018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028701805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002870180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003870180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600387015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600387015565ffffffffffff6101a0820151166004870154906bffffffffffff0000000000006101c084015160301b169065ffffffffffff60601b6101e085015160601b169271ffffffffffffffffffffffffffffffffffff19161717176004870155015116600484019081549066ffffffffffffff60901b9060901b169066ffffffffffffff60901b1916179055565b1561207457805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b508615611b7e565b815460ff60e81b1916600360e81b179091556040519094509192509060208160015f5160206138675f395f51905f529352a3565b506001600160401b036120c783612502565b16421015611b68565b509450909192506040516120e3816118bd565b8381524264ffffffffff1660208083019182525f8581526003825260409081902093518454935168ffffffffffffffffff1990941663ffffffff91909116179290911b68ffffffffff000000001691909117909155815460ff60e81b1916600360e81b179091555160208160045f5160206138675f395f51905f529352a3565b5061217964ffffffffff845460a01c168561272c565b611b43565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160035f5160206138675f395f51905f529352a3565b50604051630443efb760e01b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156115ce575f9161221f575b5066ffffffffffffff610200880151161415611b38565b90506020813d602011612249575b8161223a602093836118ec565b8101031261035157515f612208565b3d915061222d565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160025f5160206138675f395f51905f529352a3565b5061229084612562565b15611b2d565b906040519161012083018381106001600160401b038211176118d8576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f205416808252156123f15750805f52600460205260405f2063ffffffff80855116165f5260205261233760405f209163ffffffff855116906123f6565b90600682101561168b57600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b036123718461328e565b1660608701526001600160401b0361238b6102da8561328e565b1660808701526001600160401b036123a284612502565b1660a087015260c81c1660c08501520154600160ff82166123c2816117fa565b11156123ee57806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600460205263ffffffff60405f2091165f5260205260405f2060ff815460e81c16612422816117f0565b80156118a457612431816117f0565b6002811461249457600390612445816117f0565b1461248e576001600160401b0361245b8261328e565b164210612488576124766102da6001600160401b039261328e565b1642101561248357600290565b600390565b50600190565b50600590565b5050600490565b6001600160401b036202a300911601906001600160401b03821161193157565b51906001600160a01b038216820361035157565b519063ffffffff8216820361035157565b519060ff8216820361035157565b51906001600160401b038216820361035157565b6001600160401b0361251a6102da62093a809361328e565b16016001600160401b0381116119315790565b5f5160206138875f395f51905f525c6125535760015f5160206138875f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156115ce575f916125f4575b50600a811015908161168b57600381149182156125e7575b82156125da57505090565b90915061168b5760051490565b506004811491505f6125cf565b90506020813d602011612627575b8161260f602093836118ec565b810103126103515751600a811015610351575f6125b7565b3d9150612602565b6001600160401b038111612649576001600160401b031690565b6306dfcc6560e41b5f52604060045260245260445ffd5b90915460ff8160f01c1661272457815f52600460205260405f2063ffffffff84165f5260205260ff60405f205460e81c1661269a816117f0565b6003811461271b576002906126ae816117f0565b036127145760ff60039160d81c166126c5816117f0565b1491826126f3575b50816126e3575b50156126de575f90565b600190565b6126ed9150612562565b5f6126d4565b908092505f52600260205263ffffffff8060405f205416911614905f6126cd565b5050505f90565b50505050600190565b505050600290565b805f526003602052602060405f2060405190612747826118bd565b549064ffffffffff63ffffffff831692838352841c169283910152151590816128fc575b506118a457604051629aa00b60e31b8152906020826004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156115ce575f926128be575b5060405163169b46c960e11b815260048101919091529060a090829060249082906001600160a01b03165afa9081156115ce575f91612817575b5060206001600160401b039101511662093a808201809211611931571190565b905060a0813d60a0116128b6575b8161283260a093836118ec565b810103126103515760405160a08101908082106001600160401b038311176118d8576128aa60806001600160401b0394602094604052612871816124ee565b845261287e8582016124ee565b8585015261288e604082016124ee565b604085015261289f606082016124bb565b6060850152016124bb565b608082015291506127f7565b3d9150612825565b9091506020813d6020116128f4575b816128da602093836118ec565b81010312610351576128ed60a0916124bb565b91906127bd565b3d91506128cd565b62ed4e009150016001600160401b038111611931576001600160401b031642105f61276b565b92602082019063ffffffff8251169263ffffffff865460c81c168414612aa25763ffffffff947ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080876129d36001600160601b03836129948d6007612988879e61191a565b8781168e529101611945565b5097885460ff8160d81c166129a8816117f0565b15612a8d575b508854600460ff8260e81c166129c3816117fa565b03612a2d575b5001511686613117565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c1660405199612a02816117fa565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff169081612a6f57505060035b612a51816117fa565b895460ff60e81b191660e89190911b60ff60e81b161789555f6129c9565b60a01c65ffffffffffff1603612a86576001612a48565b6002612a48565b60ff60d81b1916600360d81b1789555f6129ae565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff821161193157565b9065ffffffffffff8091169116019065ffffffffffff821161193157565b602082019063ffffffff82511663ffffffff825460c81c1614612bae57906007612b2d92612b1d63ffffffff84511661191a565b9263ffffffff8416905201611945565b5060ff815460d01c16612b3f8361359d565b90600282101561168b57600281101561168b571480612b91575b612b61575050565b612b8c610180612b80612b7b8565ffffffffffff95613632565b6136ab565b93019282845116612aad565b169052565b50612ba96001600160601b03608084015116826135c3565b612b59565b50905f6003925252565b9190820391821161193157565b936005850191825493612be4606083019563ffffffff87511690612bb8565b958615612f8f5784541561195c57845f5260205f20545f19880197881161193157612c0f8887613102565b90549060031b1c985f5b600181901b6001600160ff1b038216820361193157600181019182821161193157828c811015612f6d576002612c4f828d613102565b90549060031b1c9301808211611931578d8110612f3d575b5050818d1015612c845790610e10612c7f928b613102565b612c19565b610e1093979b9250612cac9599915084989c610e10612ca7929c989c5b84613102565b613102565b63ffffffff612cbd8183511661191a565b16905263ffffffff8260301c1663ffffffff039063ffffffff821161193157600763ffffffff612cef93169101611945565b505490600460ff8360e81c16612d04816117fa565b14612f365760501c6101008501906001600160601b038251168103612ec9575b505060ff8160d01c16600281101561168b57612ea35765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b038111611931576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a08501511611156120745765ffffffffffff905b816001600160501b0360a086019482865116938415612e8c575b6001600160601b036080890151169160c0890192848451169660e08b01978789511691604051938452602084015260408301526060820152817f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff861693a35f52600260205263ffffffff60405f20911663ffffffff198254161790555f602088015251169151161491825f14612e8257815f5b166101808501525116612e6d57506004905b612e6a826117fa565b52565b15612e7b5760035b90612e61565b6002612e75565b8180825116612e4f565b5f60808901525f60c08901525f60e0890152612db5565b65ffffffffffff612ec18161016087019360a01c1682845116612acb565b169052612d71565b612ed2866136da565b5f610160870165ffffffffffff81511665ffffffffffff612efb6101408b019282845116612aad565b169052526001600160601b038111612f1f576001600160601b031690525f80612d24565b6306dfcc6560e41b5f52606060045260245260445ffd5b5050505050565b612f47908c613102565b90549060031b1c83811115612c6757909250612f6591935091613420565b915f80612c67565b50610e1093979b9250612cac9599915084989c610e10612ca7929c989c612ca1565b9296509350935065ffffffffffff9150612fa8846136da565b612d9b565b92919092602084019063ffffffff82511663ffffffff825460c81c161461305c57906007612fe592612b1d63ffffffff84511661191a565b5091600160ff845460d81c16612ffa816117f0565b1491821592613049575b505061304557549060ff8260d01c16600281101561168b57600114613027575050565b612b8c65ffffffffffff6101408193019360a01c1682845116612acb565b5050565b613054925083613751565b155f80613004565b5050505060019052565b8181029291811591840414171561193157565b91811580156130f4575b6130ec57801580156130db575b6127245760ff835460d01c1690600282101561168b576001600160601b03926002926130d457906130c091613066565b925b01541610156130d057600390565b5f90565b50926130c2565b506601000000000000811015613090565b505050600190565b50600160601b821015613083565b805482101561195c575f5260205f2001905f90565b919060ff835460d01c16600281101561168b571561317a5760026001600160601b0393015465ffffffffffff8160c01c169384911603906001600160601b038211611931576131716001600160601b03613177931661262f565b93613066565b90565b6001600160601b036131a060026131a7949501549265ffffffffffff8460c01c16613066565b9116612bb8565b5f91565b9082157f0000000000000000000000000000000000000000000000000000000000000000811561323a575b506120745760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20613225868254611970565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f5114821615613281575b50906040525f6131d6565b3b15153d1516165f613276565b5460a01c64ffffffffff166203f480016001600160401b0381116119315790565b9492939190946132c0848483613751565b6132cb858589613751565b9015908115613417575b5061340f57827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb6606061337e9665ffffffffffff9961334560028701613321898e835460c01c16612acb565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b61335c60028201613321898e835460c01c16612acb565b60018060a01b0390541697889560018060a01b039054169a8b9716998a613066565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b15610351575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af180156115ce576134035750565b5f61340d916118ec565b565b505050505050565b9050155f6132d5565b5f1981146119315760010190565b9060ff825460d01c16915f92600281101561168b576001148015906134ee575b612714578161345c91613632565b9161018082019165ffffffffffff835116151590816134ce575b50613487575b5050613177906136ab565b65ffffffffffff8251169081156134ba57505f190165ffffffffffff169052613177906134b390613420565b905f61347c565b634e487b7160e01b81526011600452602490fd5b90506134da915061359d565b600281101561168b575f906001145f613476565b506135066001600160601b03608084015116826135c3565b1561344e565b9060ff825460d01c16915f92600281101561168b571580159061357f575b612714578161353891613632565b9161018082019165ffffffffffff835116151590816135615750613487575050613177906136ab565b905061356d915061359d565b600281101561168b575f90155f613476565b506135976001600160601b03608084015116826135c3565b1561352a565b65ffffffffffff60e06001600160501b0360c08401511692015116105f146126de575f90565b8054600160ff8260d81c166135d7816117f0565b14801590613619575b6127145760d01c60ff16600281101561168b576001600160601b039160029161360e57015460601c16101590565b015460601c16111590565b50600460ff8260e81c1661362c816117fa565b146135e0565b549060ff61365765ffffffffffff60a08401511665ffffffffffff8560a01c16613066565b9260d01c1690600282101561168b576001600160501b039161369a5760c0015181165b16908115613686570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff1661367a565b65ffffffffffff81116136c35765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b6001600160501b036101208201511665ffffffffffff61014083015116918282105f1461374a57815b60a0820165ffffffffffff8151166001600160501b03851610612f365765ffffffffffff60e0946001600160601b0361010086015116608086015216905260c08201520152565b8291613703565b9190825492600460ff8560e81c16613768816117fa565b1461385e5760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156115ce575f91613824575b5061381a5760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d602011613856575b8161383f602093836118ec565b81010312610351576138509061190d565b5f6137cb565b3d9150613832565b505050505f9056feea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
