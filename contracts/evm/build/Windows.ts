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

export const bytecode: `0x${string}` = '0x60e0346100fa57601f6133cb38819003918201601f19168301916001600160401b038311848410176100fe578084926060946040528339810103126100fa5780516001600160a01b03811681036100fa576020820151916001600160a01b03831683036100fa57604001516001600160a01b03811681036100fa5760805260a05260c0526040516132b89081610113823960805181818161053a015281816108ca015281816114be0152612b55015260a05181818161019d015281816107670152818161118201528181611414015281816121780152612d3d015260c05181818161099301528181610b3d0152818161125c01526131b10152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f146111b1578063365a86fc1461116c578063461f560214610ed8578063509b4ece14610eab5780635256db2614610a705780635406ce3d14610a0657806378762cb7146109c25780637b1039991461097d578063ad7beec414610828578063aef251ca1461063f578063be568cba1461059f578063e965ddf514610569578063fc0c546a146105245763fd0b3005146100b4575f80fd5b34610521576020366003190112610521576004356100d0612126565b6100d98161215b565b1561051257808252600160205263ffffffff60408320541681835260026020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c16610120816116ab565b146105035781151590816104bf575b506104b05761013d90611718565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260026020526040832063ffffffff83165f5260205260405f20916040516381f7795960e01b81528260048201526103008160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156104a5578591610286575b50518354600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b1783557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b0361023f87612c33565b968161025b61025561025084612c33565b6120d3565b926122aa565b91816040519a168a521660208901521660408701521693a3805f5160206132985f395f51905f525d80f35b9050610300813d821161049d575b816102a261030093836116d6565b81010312610499576040519161030083018381106001600160401b038211176104855760405281516001600160a01b03811681036104815783526020820151600a811015610481576020840152604082015190600482101561048157836104726102e060609563ffffffff9560407f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb473294899015261033f8782016120f3565b8785015261034f60808201612104565b608085015261036060a08201612104565b60a085015261037160c08201612112565b60c085015261038260e08201612112565b60e085015261039461010082016120f3565b6101008501526103a761012082016120f3565b6101208501526103ba61014082016120f3565b6101408501526103cd61016082016120f3565b6101608501526103e06101808201612112565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526104536102a08201612112565b6102a08501526104666102c08201612112565b6102c08501520161170b565b6102e0820152925092506101cd565b8680fd5b634e487b7160e01b87526041600452602487fd5b8480fd5b3d9150610294565b6040513d87823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b0381116104ef576001600160401b031642105f61012f565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b80fd5b50346105215780600319360112610521576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461052157604036600319011261052157602061059061058861163e565b600435612028565b61059d60405180926116c9565bf35b5034610521576020366003190112610521576101206105bf600435611ec8565b6001600160401b036101006040519263ffffffff81511684526105ea602082015160208601906116c9565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105215761064e36611667565b610656612126565b82845260026020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526006810160205263ffffffff60405f2054168015610819576106a29060078301611743565b509060016106b08383612259565b6106b9816116bf565b0361080a57906106da6001600160601b0360018894015460681c1682612abc565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a4610765575b505061075292612b50565b805f5160206132985f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561080657604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af180156107fb571561074757816107ec916116d6565b6107f757835f610747565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b63d938984d60e01b8652600486fd5b503461052157604036600319011261052157600435610845611651565b9061084e612126565b808352602083815260408085206001600160a01b0385165f908152925290205491821561096e57818452836020526040842060018060a01b0382165f526020528360405f205560018060a01b031680917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f06020604051868152a37f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b855260045260245260208360448180865af190600184511482161561094d575b604052156109325750805f5160206132985f395f51905f525d80f35b635274afe760e01b82526001600160a01b0316600452602490fd5b90600181151661096557823b15153d15161690610916565b503d83823e3d90fd5b6397b1d48d60e01b8452600484fd5b50346105215780600319360112610521576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105215760403660031901126105215760406109de611651565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b503461052157606036600319011261052157610a2061163e565b6044359063ffffffff821682036108065790610a5c9163ffffffff60406020956004358152600287522091165f528352600760405f2001611743565b50546040516001600160a01b039091168152f35b5034610521576080366003190112610521576004356024359060443590808452600160205263ffffffff60408520541691610aab8383612028565b6006811015610e9757600203610e885781855260026020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526006820160205263ffffffff60405f205416908115610e7957610b098260078501611743565b509182549360ff8560d81c16610b1e816116ab565b610e6a5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610e5f578a91610e21575b5015610e12576040516020810190898252846040820152606435606082015233608082015260808152610ba960a0826116d6565b519020600185015403610e0357610bc1838986612a1a565b94610bcb866116ab565b60ff60e01b191660e086901b60ff60e01b16178455610be9856116ab565b84158015610dfc5760015b610bfd816116ab565b855460ff60d81b191660d89190911b60ff60d81b16178555610c1e866116ab565b610cac575b50506001600160401b03811115610c9957506001600160401b0360ff81925b5460d81c1691604051968752166020860152610c5d816116ab565b6040850152610c6b816116ab565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610c42565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610de857829060301b8860501b17179080549068010000000000000000821015610dd45760018201815581610d5e84610d468385612aa7565b90919082549060031b91821b915f19901b1916179055565b610d78575b610d719291610d4691612aa7565b5f80610c23565b905f198101818111610dc05760011c90610d928284612aa7565b90549060031b1c9084821015610db75790610d46610db09285612aa7565b9081610d5e565b92915050610d63565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610bf4565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610e57575b81610e3c602093836116d6565b81010312610e5357610e4d9061170b565b5f610b75565b8980fd5b3d9150610e2f565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b503461052157604036600319011261052157610752610ec861163e565b610ed0612126565b60043561177b565b503461052157610ee736611667565b9291906040519361018085018581106001600160401b038211176111585792849392869285946040528484526020840185815260408501868152606086019087825260808701928884528860a089019581875260c08a019782895260e08b0199838b526101008c019b848d5261012081019d8e5261014081019e8f52610160019e8f5283526002602052604083209063ffffffff165f5260205260405f2090600160a01b60019003165f52600681016020528d60405f205463ffffffff168091521561114957610fc163ffffffff8f511660078301611743565b5080549260ff8460d01c1690600282101561113557508085526001820154865261110f576001600160601b0360028201541686525b6002810154928360601c6001600160601b031689528060a01c65ffffffffffff168a528060d81c60ff16611029816116ab565b8b528060e01c60ff1661103b816116ab565b8c5260e81c60ff1661104c816116b5565b8c5261105791612259565b611060816116bf565b8b5260c01c65ffffffffffff168b526040519b5163ffffffff168c525160208c0161108a9161169e565b5160408b01525160608a0152516001600160401b031660808901525160a0880152516001600160401b031660c0870152516110c4816116ab565b60e0860152516110d3816116ab565b610100850152516110e3816116b5565b610120840152516110f3816116bf565b610140830152516001600160401b031661016082015261018090f35b6001600160401b0361112d6001600160601b03600284015416612228565b168752610ff6565b634e487b7160e01b81526021600452602490fd5b63d938984d60e01b8252600482fd5b634e487b7160e01b85526041600452602485fd5b50346105215780600319360112610521576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346114b85760803660031901126114b8576064356004356001600160401b0382166044356024358285036114b8576111e8612126565b835f52600160205263ffffffff60405f205416926112068486612028565b600681101561156e5760010361162f57845f52600260205260405f2063ffffffff85165f5260205260405f209061123c8661215b565b156116205760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114ad575f916115e6575b50156115d757815494336001600160a01b038716146115c857600683019160018060a01b0333165f528260205263ffffffff60405f2054166115b95784156115aa5785159681159081891461159b57600160601b88101561158c5761135991156115825760075f965b61130f63ffffffff8460c81c16611718565b63ffffffff60c81b1990931660c884901b63ffffffff60c81b16178155335f9081526020979097526040909620805463ffffffff191663ffffffff84161790559094859101611743565b5080546001600160a01b0319163317815594600285101561156e57855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b036113a8858b61176e565b169101906001600160601b031982541617905563ffffffff604051941684526113d4602085018661169e565b60408401528560608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036114bc5750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156114b85760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af180156114ad5761149a575b50805f5160206132985f395f51905f525d80f35b6114a691505f906116d6565b5f5f611486565b6040513d5f823e3d90fd5b5f80fd5b7f000000000000000000000000000000000000000000000000000000000000000093509150156114ee575b5050610752565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f511482161561154d575b6040521561152d57806114e7565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661156557823b15153d1516169061151f565b503d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b60076001966112fd565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d602011611618575b81611601602093836116d6565b810103126114b8576116129061170b565b5f611294565b3d91506115f4565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b6024359063ffffffff821682036114b857565b602435906001600160a01b03821682036114b857565b60609060031901126114b8576004359060243563ffffffff811681036114b857906044356001600160a01b03811681036114b85790565b90600282101561156e5752565b6004111561156e57565b6005111561156e57565b6003111561156e57565b90600682101561156e5752565b90601f801991011681019081106001600160401b038211176116f757604052565b634e487b7160e01b5f52604160045260245ffd5b519081151582036114b857565b63ffffffff1663ffffffff811461172f5760010190565b634e487b7160e01b5f52601160045260245ffd5b9064010000000081101561175a5760030201905f90565b634e487b7160e01b5f52603260045260245ffd5b9190820180921161172f57565b919091805f52600160205263ffffffff60405f20541690805f52600260205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c166117c1816116ab565b0361162f576040519361020085018581106001600160401b038211176116f757604052600160ff818401546117f78282166116b5565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015265ffffffffffff60048601548181166101a08b0152818160301c166101c08b015260601c166101e08901526118f78282166116b5565b6119028282166116b5565b1611158080611eb8575b611e70576001600160401b0361192461025085612c33565b16421061162f5780611e55575b611e0e5763ffffffff5f96165b80151580611e06575b15611ba6578551611957816116b5565b611960816116b5565b61197e576119708585888661294e565b801561172f575f190161193e565b6001865161198b816116b5565b611994816116b5565b036119aa576119a585858886612578565b611970565b600286516119b7816116b5565b6119c0816116b5565b036119cf576119a5868461249c565b600386516119dc816116b5565b6119e5816116b5565b03611b925765ffffffffffff6101e08701511665ffffffffffff60a088015116145f14611a1b575f602087015260048652611970565b6101a086015165ffffffffffff1680611a77575065ffffffffffff611a6b87611a65611a5063ffffffff602084015116611718565b63ffffffff8116602084015260078801611743565b50612eb8565b166101a0870152611970565b85858865ffffffffffff6101c0820151169384155f14611adf5750905065ffffffffffff9250611ad39150611acd611ab863ffffffff604084015116611718565b63ffffffff8116604084015260078801611743565b50612dd3565b166101c0870152611970565b6119a59480821015611b80575065ffffffffffff611afd8280612460565b166101a083015265ffffffffffff611b1c82826101c086015116612460565b166101c083015265ffffffffffff611b3b82826101e08601511661247e565b166101e0830152611b6b6007890163ffffffff6040611b608260208801511684611743565b509501511690611743565b506001600160601b0360808d01511692612c54565b611afd65ffffffffffff918093612460565b9550611ba0848487856122d5565b95611970565b5094909192938051611bb7816116b5565b611bc0816116b5565b600184018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028401805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002840180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003840180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600384015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600384015565ffffffffffff6101a082015116906004840154916bffffffffffff0000000000006101c083015160301b16916101e065ffffffffffff60601b91015160601b169271ffffffffffffffffffffffffffffffffffff1916171717600483015515611e0157805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b508615611947565b815460ff60e81b1916600360e81b179091556040519094509192509060208160017fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b506001600160401b03611e67836122aa565b16421015611931565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160027fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b50611ec28461215b565b1561190c565b906040519161012083018381106001600160401b038211176116f7576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f205416808252156120235750805f52600260205260405f2063ffffffff80855116165f52602052611f6960405f209163ffffffff85511690612028565b90600682101561156e57600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b03611fa384612c33565b1660608701526001600160401b03611fbd61025085612c33565b1660808701526001600160401b03611fd4846122aa565b1660a087015260c81c1660c08501520154600160ff8216611ff4816116b5565b111561202057806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600260205263ffffffff60405f2091165f5260205260405f2060ff815460e81c16612054816116ab565b80156120cd57612063816116ab565b600281146120c657600390612077816116ab565b146120c0576001600160401b0361208d82612c33565b1642106120ba576120a86102506001600160401b0392612c33565b164210156120b557600290565b600390565b50600190565b50600590565b5050600490565b50505f90565b6001600160401b036202a300911601906001600160401b03821161172f57565b519063ffffffff821682036114b857565b519060ff821682036114b857565b51906001600160401b03821682036114b857565b5f5160206132985f395f51905f525c61214c5760015f5160206132985f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114ad575f916121ed575b50600a811015908161156e57600381149182156121e0575b82156121d357505090565b90915061156e5760051490565b506004811491505f6121c8565b90506020813d602011612220575b81612208602093836116d6565b810103126114b85751600a8110156114b8575f6121b0565b3d91506121fb565b6001600160401b038111612242576001600160401b031690565b6306dfcc6560e41b5f52604060045260245260445ffd5b905460f01c60ff166122a4575460e81c60ff16612275816116ab565b60028114908115612290575b501561228c57600190565b5f90565b6003915061229d816116ab565b145f612281565b50600290565b6001600160401b036122c261025062093a8093612c33565b16016001600160401b03811161172f5790565b92602082019063ffffffff8251169263ffffffff865460c81c1684146124555763ffffffff947ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080876123866001600160601b03836123478d600761233b879e611718565b8781168e529101611743565b5097885460ff8160d81c1661235b816116ab565b15612440575b508854600460ff8260e81c16612376816116b5565b036123e0575b5001511686612abc565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c16604051996123b5816116b5565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff16908161242257505060035b612404816116b5565b895460ff60e81b191660e89190911b60ff60e81b161789555f61237c565b60a01c65ffffffffffff16036124395760016123fb565b60026123fb565b60ff60d81b1916600360d81b1789555f612361565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff821161172f57565b9065ffffffffffff8091169116019065ffffffffffff821161172f57565b602082019063ffffffff82511663ffffffff825460c81c1614612561579060076124e0926124d063ffffffff845116611718565b9263ffffffff8416905201611743565b5060ff815460d01c166124f283612f49565b90600282101561156e57600281101561156e571480612544575b612514575050565b61253f61018061253361252e8565ffffffffffff95612fe3565b61305c565b93019282845116612460565b169052565b5061255c6001600160601b0360808401511682612f74565b61250c565b50905f6003925252565b9190820391821161172f57565b93929192600585019182549361259a606083019563ffffffff8751169061256b565b9586156129245784541561175a57845f5260205f20545f19880197881161172f576125c58887612aa7565b90549060031b1c985f5b600181901b6001600160ff1b038216820361172f57600181019182821161172f57828c811015612902576002612605828d612aa7565b90549060031b1c930180821161172f578d81106128d2575b5050818d101561263a5790610d46612635928b612aa7565b6125cf565b610d4693979b92506126629599915084989c610d4661265d929c989c5b84612aa7565b612aa7565b63ffffffff61267381835116611718565b16905263ffffffff8260301c1663ffffffff039063ffffffff821161172f57600763ffffffff6126a593169101611743565b505490600460ff8360e81c166126ba816116b5565b146128cb5760501c6101008501906001600160601b03825116810361285e575b505060ff8160d01c16600281101561156e576128385765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b03811161172f576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611e01578265ffffffffffff6001600160501b0381935b60a084019583875116918215612821575b7f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff6001600160601b03828a0151169460c08a019660e0898951169b019a8a8c5116916040519889526020890152604088015260608701521693a35f602088015251169151161491825f1461281757815f5b16610180850152511661280257506004905b6127ff826116b5565b52565b156128105760035b906127f6565b600261280a565b81808251166127e4565b5f60808701525f60c08701525f60e087015261276c565b65ffffffffffff6128568161016087019360a01c168284511661247e565b169052612727565b6128678661308b565b5f610160870165ffffffffffff81511665ffffffffffff6128906101408b019282845116612460565b169052526001600160601b0381116128b4576001600160601b031690525f806126da565b6306dfcc6560e41b5f52606060045260245260445ffd5b5050505050565b6128dc908c612aa7565b90549060031b1c8381111561261d579092506128fa91935091612dc5565b915f8061261d565b50610d4693979b92506126629599915084989c610d4661265d929c989c612657565b829650829397506001600160501b0391955065ffffffffffff9450612949859361308b565b61275b565b92919092602084019063ffffffff82511663ffffffff825460c81c16146129fd57906007612986926124d063ffffffff845116611718565b5091600160ff845460d81c1661299b816116ab565b14918215926129ea575b50506129e657549060ff8260d01c16600281101561156e576001146129c8575050565b61253f65ffffffffffff6101408193019360a01c168284511661247e565b5050565b6129f5925083613167565b155f806129a5565b5050505060019052565b8181029291811591840414171561172f57565b9181158015612a99575b612a915780158015612a80575b612a785760ff835460d01c1690600282101561156e576001600160601b0392600292612a715790612a6191612a07565b925b015416101561228c57600390565b5092612a63565b505050600290565b506601000000000000811015612a31565b505050600190565b50600160601b821015612a24565b805482101561175a575f5260205f2001905f90565b919060ff835460d01c16600281101561156e5715612b1f5760026001600160601b0393015465ffffffffffff8160c01c169384911603906001600160601b03821161172f57612b166001600160601b03612b1c9316612228565b93612a07565b90565b6001600160601b03612b456002612b4c949501549265ffffffffffff8460c01c16612a07565b911661256b565b5f91565b9082157f00000000000000000000000000000000000000000000000000000000000000008115612bdf575b50611e015760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20612bca86825461176e565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f5114821615612c26575b50906040525f612b7b565b3b15153d1516165f612c1b565b5460a01c64ffffffffff166203f480016001600160401b03811161172f5790565b949293919094612c65848483613167565b612c70858589613167565b9015908115612dbc575b50612db457827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb66060612d239665ffffffffffff99612cea60028701612cc6898e835460c01c1661247e565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b612d0160028201612cc6898e835460c01c1661247e565b60018060a01b0390541697889560018060a01b039054169a8b9716998a612a07565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b156114b8575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af180156114ad57612da85750565b5f612db2916116d6565b565b505050505050565b9050155f612c7a565b5f19811461172f5760010190565b9060ff825460d01c16915f92600281101561156e57600114801590612e9a575b612e935781612e0191612fe3565b9161018082019165ffffffffffff83511615159081612e73575b50612e2c575b5050612b1c9061305c565b65ffffffffffff825116908115612e5f57505f190165ffffffffffff169052612b1c90612e5890612dc5565b905f612e21565b634e487b7160e01b81526011600452602490fd5b9050612e7f9150612f49565b600281101561156e575f906001145f612e1b565b5050505f90565b50612eb26001600160601b0360808401511682612f74565b15612df3565b9060ff825460d01c16915f92600281101561156e5715801590612f2b575b612e935781612ee491612fe3565b9161018082019165ffffffffffff83511615159081612f0d5750612e2c575050612b1c9061305c565b9050612f199150612f49565b600281101561156e575f90155f612e1b565b50612f436001600160601b0360808401511682612f74565b15612ed6565b65ffffffffffff60e06001600160501b0360c08401511692015116105f14612f6f575f90565b600190565b8054600160ff8260d81c16612f88816116ab565b14801590612fca575b612e935760d01c60ff16600281101561156e576001600160601b0391600291612fbf57015460601c16101590565b015460601c16111590565b50600460ff8260e81c16612fdd816116b5565b14612f91565b549060ff61300865ffffffffffff60a08401511665ffffffffffff8560a01c16612a07565b9260d01c1690600282101561156e576001600160501b039161304b5760c0015181165b16908115613037570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff1661302b565b65ffffffffffff81116130745765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b610120810180516101408301805165ffffffffffff16916001600160501b03168281101561316057805b6001600160501b0382169360a087019465ffffffffffff865116908181106131555714918261311f575b50506128cb5760e09365ffffffffffff93846001600160501b03936001600160601b036101008a01511660808a0152169052511660c08501525116910152565b613129925061327c565b61314d6001600160501b0360c08801511665ffffffffffff60e0890151169061327c565b105f806130df565b505050505050505050565b82906130b5565b9190825492600460ff8560e81c1661317e816116b5565b146132745760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156114ad575f9161323a575b506132305760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d60201161326c575b81613255602093836116d6565b810103126114b8576132669061170b565b5f6131e1565b3d9150613248565b505050505f90565b8181111561328e5790612b1c9161256b565b612b1c9161256b56fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
