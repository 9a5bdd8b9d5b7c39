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

export const bytecode: `0x${string}` = '0x60e0346100fa57601f6133d538819003918201601f19168301916001600160401b038311848410176100fe578084926060946040528339810103126100fa5780516001600160a01b03811681036100fa576020820151916001600160a01b03831683036100fa57604001516001600160a01b03811681036100fa5760805260a05260c0526040516132c29081610113823960805181818161053a015281816108cf015281816114d20152612b5f015260a05181818161019d0152818161076c0152818161119501528181611428015281816121610152612d47015260c05181818161099801528181610b4e0152818161126f01526131bb0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806327eee14f146111c4578063365a86fc1461117f578063461f560214610ee9578063509b4ece14610ebc5780635256db2614610a7b5780635406ce3d14610a0b57806378762cb7146109c75780637b10399914610982578063ad7beec41461082d578063aef251ca1461063f578063be568cba1461059f578063e965ddf514610569578063fc0c546a146105245763fd0b3005146100b4575f80fd5b34610521576020366003190112610521576004356100d061210f565b6100d981612144565b1561051257808252600160205263ffffffff60408320541681835260026020526040832063ffffffff82165f5260205260405f2054600160ff8260e81c16610120816116bd565b146105035781151590816104bf575b506104b05761013d9061172a565b9080835260016020526040832063ffffffff831663ffffffff1982541617905580835260026020526040832063ffffffff83165f5260205260405f20916040516381f7795960e01b81528260048201526103008160248160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156104a5578591610286575b50518354600164ff0000000160c81b0319166001600160a01b0391909116174260a01b64ffffffffff60a01b1617600160e81b1783557f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb47329489060609063ffffffff906001600160401b0361023f87612c3d565b968161025b61025561025084612c3d565b6120bc565b92612293565b91816040519a168a521660208901521660408701521693a3805f5160206132a25f395f51905f525d80f35b9050610300813d821161049d575b816102a261030093836116e8565b81010312610499576040519161030083018381106001600160401b038211176104855760405281516001600160a01b03811681036104815783526020820151600a811015610481576020840152604082015190600482101561048157836104726102e060609563ffffffff9560407f155f2e019928ba9fb1801bba2076c95ebf3c4b460952f00ac7cb560bb473294899015261033f8782016120dc565b8785015261034f608082016120ed565b608085015261036060a082016120ed565b60a085015261037160c082016120fb565b60c085015261038260e082016120fb565b60e085015261039461010082016120dc565b6101008501526103a761012082016120dc565b6101208501526103ba61014082016120dc565b6101408501526103cd61016082016120dc565b6101608501526103e061018082016120fb565b6101808501526101a08101516101a08501526101c08101516101c08501526101e08101516101e08501526102008101516102008501526102208101516102208501526102408101516102408501526102608101516102608501526102808101516102808501526104536102a082016120fb565b6102a08501526104666102c082016120fb565b6102c08501520161171d565b6102e0820152925092506101cd565b8680fd5b634e487b7160e01b87526041600452602487fd5b8480fd5b3d9150610294565b6040513d87823e3d90fd5b632e93776f60e21b8352600483fd5b60a01c64ffffffffff1662278d000190506001600160401b0381116104ef576001600160401b031642105f61012f565b634e487b7160e01b84526011600452602484fd5b637702612d60e01b8452600484fd5b633e109d2960e11b8252600482fd5b80fd5b50346105215780600319360112610521576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5034610521576040366003190112610521576020610590610588611650565b600435612011565b61059d60405180926116db565bf35b5034610521576020366003190112610521576101206105bf600435611eb1565b6001600160401b036101006040519263ffffffff81511684526105ea602082015160208601906116db565b8260408201511660408501528260608201511660608501528260808201511660808501528260a08201511660a085015263ffffffff60c08201511660c085015260e081015160e0850152015116610100820152f35b50346105215761064e36611679565b61065661210f565b82845260026020526040842063ffffffff83165f5260205260405f2060018060a01b0382165f526007810160205263ffffffff60405f205416801561081e5763ffffffff165f526006810160205260405f209060016106b58383612242565b6106be816116d1565b0361080f57906106df6001600160601b0360018894015460681c1682612ac6565b825460ff60f01b1916600160f01b17909255604080516001600160401b0383168082526020820185905293969293926001600160a01b0387169263ffffffff9091169189917f9b42916890538f48e1ef8ef81e44c08ae3a5f2d4bc9890e54ce4c6ce40fd360091a461076a575b505061075792612b5a565b805f5160206132a25f395f51905f525d80f35b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561080b57604051632f9c12d160e11b8152600481018790526001600160a01b03851660248201526001600160401b0392909216604483015282908290606490829084905af18015610800571561074c57816107f1916116e8565b6107fc57835f61074c565b8380fd5b6040513d84823e3d90fd5b8280fd5b6319068c7560e11b8652600486fd5b63d938984d60e01b8652600486fd5b50346105215760403660031901126105215760043561084a611663565b9061085361210f565b808352602083815260408085206001600160a01b0385165f908152925290205491821561097357818452836020526040842060018060a01b0382165f526020528360405f205560018060a01b031680917fec29a26d39f6639e2380b18cca7d9f88ddd7f5fb3b5cc3f6a5c2ac50c34de9f06020604051868152a37f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b855260045260245260208360448180865af1906001845114821615610952575b604052156109375750805f5160206132a25f395f51905f525d80f35b635274afe760e01b82526001600160a01b0316600452602490fd5b90600181151661096a57823b15153d1516169061091b565b503d83823e3d90fd5b6397b1d48d60e01b8452600484fd5b50346105215780600319360112610521576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346105215760403660031901126105215760406109e3611663565b91600435815280602052209060018060a01b03165f52602052602060405f2054604051908152f35b503461052157606036600319011261052157610a25611650565b6044359063ffffffff8216820361080b5763ffffffff6040600694600435815260026020522091165f5260205263ffffffff60405f2091165f5201602052602060405f2060018060a01b03905416604051908152f35b5034610521576080366003190112610521576004356024359060443590808452600160205263ffffffff60408520541691610ab68383612011565b6006811015610ea857600203610e995781855260026020526040852063ffffffff84165f5260205260405f209060018060a01b0333165f526007820160205263ffffffff60405f205416908115610e8a5763ffffffff82165f526006830160205260405f209182549360ff8560d81c16610b2f816116bd565b610e7b5760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610e70578a91610e32575b5015610e23576040516020810190898252846040820152606435606082015233608082015260808152610bba60a0826116e8565b519020600185015403610e1457610bd2838986612a24565b94610bdc866116bd565b60ff60e01b191660e086901b60ff60e01b16178455610bfa856116bd565b84158015610e0d5760015b610c0e816116bd565b855460ff60d81b191660d89190911b60ff60d81b16178555610c2f866116bd565b610cbd575b50506001600160401b03811115610caa57506001600160401b0360ff81925b5460d81c1691604051968752166020860152610c6e816116bd565b6040850152610c7c816116bd565b60608401527fbffa17e5dbe8279747f1b65cda3ea425d3acdc4d90178156dd1fddcbc981055760803394a480f35b60ff6001600160401b0380921692610c53565b6002840180546bffffffffffffffffffffffff60601b191660608a901b6bffffffffffffffffffffffff60601b16179055835465ffffffffffff60a01b191660a084901b65ffffffffffff60a01b161784556005019063ffffffff908103908111610df957829060301b8860501b17179080549068010000000000000000821015610de55760018201815581610d6f84610d578385612ab1565b90919082549060031b91821b915f19901b1916179055565b610d89575b610d829291610d5791612ab1565b5f80610c34565b905f198101818111610dd15760011c90610da38284612ab1565b90549060031b1c9084821015610dc85790610d57610dc19285612ab1565b9081610d6f565b92915050610d74565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52604160045260248afd5b634e487b7160e01b89526011600452602489fd5b6002610c05565b631ee54adb60e21b8952600489fd5b63b17c5dd560e01b8952600489fd5b90506020813d602011610e68575b81610e4d602093836116e8565b81010312610e6457610e5e9061171d565b5f610b86565b8980fd5b3d9150610e40565b6040513d8c823e3d90fd5b63199228cb60e21b8952600489fd5b63d938984d60e01b8752600487fd5b630b728efd60e21b8552600485fd5b634e487b7160e01b86526021600452602486fd5b503461052157604036600319011261052157610757610ed9611650565b610ee161210f565b600435611762565b503461052157610ef836611679565b9291906040519361018085018581106001600160401b0382111761116b5792849392869285946040528484526020840185815260408501868152606086019087825260808701928884528860a089019581875260c08a019782895260e08b0199838b526101008c019b848d5261012081019d8e5261014081019e8f52610160019e8f5283526002602052604083209063ffffffff165f5260205260405f2090600160a01b60019003165f52600781016020528d60405f205463ffffffff168091521561115c5763ffffffff808f5116165f526006810160205260405f2080549260ff8460d01c16906002821015611148575080855260018201548652611122576001600160601b0360028201541686525b6002810154928360601c6001600160601b031689528060a01c65ffffffffffff168a528060d81c60ff1661103c816116bd565b8b528060e01c60ff1661104e816116bd565b8c5260e81c60ff1661105f816116c7565b8c5261106a91612242565b611073816116d1565b8b5260c01c65ffffffffffff168b526040519b5163ffffffff168c525160208c0161109d916116b0565b5160408b01525160608a0152516001600160401b031660808901525160a0880152516001600160401b031660c0870152516110d7816116bd565b60e0860152516110e6816116bd565b610100850152516110f6816116c7565b61012084015251611106816116d1565b610140830152516001600160401b031661016082015261018090f35b6001600160401b036111406001600160601b03600284015416612211565b168752611009565b634e487b7160e01b81526021600452602490fd5b63d938984d60e01b8252600482fd5b634e487b7160e01b85526041600452602485fd5b50346105215780600319360112610521576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346114cc5760803660031901126114cc576064356004356001600160401b0382166044356024358285036114cc576111fb61210f565b835f52600160205263ffffffff60405f205416926112198486612011565b60068110156115825760010361164157845f52600260205260405f2063ffffffff85165f5260205260405f209361124f86612144565b156116325760405163b9209e3360e01b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114c1575f916115f8575b50156115e957845490336001600160a01b038316146115da57600786019260018060a01b0333165f528360205263ffffffff60405f2054166115cb5784156115bc578515968115908189146115ad57600160601b88101561159e5760069115611596575f955b61131f63ffffffff8760c81c1661172a565b63ffffffff60c81b1990961660c887901b63ffffffff60c81b16178255335f81815260209283526040808220805463ffffffff191663ffffffff8b1690811790915582529490930190915291902080546001600160a01b031916909117815594600285101561158257855460ff60d01b191660d086901b60ff60d01b1617865560018087018290559560026001600160601b036113bc858b611755565b169101906001600160601b031982541617905563ffffffff604051941684526113e860208501866116b0565b60408401528560608401526080830152867fc319c00cdf86daf40bd16f8a8d446d150950b0ca604247e7d98ab0167d7daad660a03394a4036114d05750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156114cc5760405163505f7d7f60e11b815260048101929092523360248301526001600160401b03166044820152905f908290606490829084905af180156114c1576114ae575b50805f5160206132a25f395f51905f525d80f35b6114ba91505f906116e8565b5f5f61149a565b6040513d5f823e3d90fd5b5f80fd5b7f00000000000000000000000000000000000000000000000000000000000000009350915015611502575b5050610757565b604051906323b872dd60e01b5f52336004523060245260445260205f60648180865af19060015f5114821615611561575b6040521561154157806114fb565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661157957823b15153d15161690611533565b503d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b60019561130d565b63bba31b1160e01b5f5260045ffd5b635af4bf4360e01b5f5260045ffd5b63bef85fcd60e01b5f5260045ffd5b631be25a5160e21b5f5260045ffd5b6303c59cf160e41b5f5260045ffd5b63b17c5dd560e01b5f5260045ffd5b90506020813d60201161162a575b81611613602093836116e8565b810103126114cc576116249061171d565b5f6112a7565b3d9150611606565b633e109d2960e11b5f5260045ffd5b630b728efd60e21b5f5260045ffd5b6024359063ffffffff821682036114cc57565b602435906001600160a01b03821682036114cc57565b60609060031901126114cc576004359060243563ffffffff811681036114cc57906044356001600160a01b03811681036114cc5790565b9060028210156115825752565b6004111561158257565b6005111561158257565b6003111561158257565b9060068210156115825752565b90601f801991011681019081106001600160401b0382111761170957604052565b634e487b7160e01b5f52604160045260245ffd5b519081151582036114cc57565b63ffffffff1663ffffffff81146117415760010190565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161174157565b919091805f52600160205263ffffffff60405f20541690805f52600260205260405f2063ffffffff83165f5260205260405f20600160ff825460e81c166117a8816116bd565b03611641576040519361020085018581106001600160401b0382111761170957604052600160ff818401546117de8282166116c7565b818116885263ffffffff8160081c16602089015263ffffffff8160281c16604089015263ffffffff8160481c1660608901526001600160601b038160681c16608089015265ffffffffffff8160c81c1660a08901526001600160601b0360028601546001600160501b03811660c08b015265ffffffffffff8160501c1660e08b015260801c1661010089015265ffffffffffff60038601546001600160501b0381166101208b0152818160501c166101408b0152818160801c166101608b015260b01c1661018089015265ffffffffffff60048601548181166101a08b0152818160301c166101c08b015260601c166101e08901526118de8282166116c7565b6118e98282166116c7565b1611158080611ea1575b611e59576001600160401b0361190b61025085612c3d565b1642106116415780611e3e575b611df75763ffffffff5f96165b80151580611def575b15611b8f57855161193e816116c7565b611947816116c7565b611965576119578585888661294b565b8015611741575f1901611925565b60018651611972816116c7565b61197b816116c7565b036119915761198c85858886612560565b611957565b6002865161199e816116c7565b6119a7816116c7565b036119b65761198c8684612486565b600386516119c3816116c7565b6119cc816116c7565b03611b7b5765ffffffffffff6101e08701511665ffffffffffff60a088015116145f14611a02575f602087015260048652611957565b6101a086015165ffffffffffff1680611a5c575063ffffffff611a2a8160208901511661172a565b8181166020890152165f526006830160205265ffffffffffff611a508760405f20612ec2565b166101a0870152611957565b85858865ffffffffffff6101c0820151169384155f14611ac2575063ffffffff9350611a909250839150604001511661172a565b8181166040890152165f526006830160205265ffffffffffff611ab68760405f20612ddd565b166101c0870152611957565b61198c9480821015611b69575065ffffffffffff611ae0828061244a565b166101a083015265ffffffffffff611aff82826101c08601511661244a565b166101c083015265ffffffffffff611b1e82826101e086015116612468565b166101e08301526006880163ffffffff80602085015116165f528060205263ffffffff806040805f2095015116165f5260205260405f206001600160601b0360808d01511692612c5e565b611ae065ffffffffffff91809361244a565b9550611b89848487856122be565b95611957565b5094909192938051611ba0816116c7565b611ba9816116c7565b600184018054602084015160408501516060860151608087015160a08801516001600160f81b031990951660ff9097169690961760089390931b64ffffffff00169290921760289190911b68ffffffff0000000000161760489190911b6cffffffff000000000000000000161760689390931b6bffffffffffffffffffffffff60681b169290921760c89290921b65ffffffffffff60c81b1691909117905560c081015160028401805460e08401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b169190911790556101008101516002840180546bffffffffffffffffffffffff60801b191660809290921b6bffffffffffffffffffffffff60801b169190911790556101208101516003840180546101408401516001600160801b03199091166001600160501b03939093169290921760509290921b65ffffffffffff60501b16919091179055610160810151600384015465ffffffffffff60b01b61018084015160b01b169165ffffffffffff60801b9060801b16906001600160601b0360801b19161717600384015565ffffffffffff6101a082015116906004840154916bffffffffffff0000000000006101c083015160301b16916101e065ffffffffffff60601b91015160601b169271ffffffffffffffffffffffffffffffffffff1916171717600483015515611dea57805460ff60e81b1916600160e91b1790557fada91a0aa27a26d9e8fdfe2930980ec9391e414095fb1852d1f37dfbb61b90e55f80a3565b505050565b50861561192e565b815460ff60e81b1916600360e81b179091556040519094509192509060208160017fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b506001600160401b03611e5083612293565b16421015611918565b50815460ff60e81b1916600360e81b179091556040519094509192509060208160027fea4f5ae510be06bfd8ac8448c4bc9d848a59e3bde04013899b7cdda15c6582dc9352a3565b50611eab84612144565b156118f3565b906040519161012083018381106001600160401b03821117611709576040525f83525f60208401525f60408401525f60608401525f60808401525f60a08401525f60c08401525f60e08401525f61010084015282815f52600160205263ffffffff60405f2054168082521561200c5750805f52600260205260405f2063ffffffff80855116165f52602052611f5260405f209163ffffffff85511690612011565b90600682101561158257600191602085015263ffffffff815464ffffffffff8160a01c1660408701526001600160401b03611f8c84612c3d565b1660608701526001600160401b03611fa661025085612c3d565b1660808701526001600160401b03611fbd84612293565b1660a087015260c81c1660c08501520154600160ff8216611fdd816116c7565b111561200957806001600160601b0365ffffffffffff9260681c1660e085015260c81c16610100830152565b50565b925050565b5f52600260205263ffffffff60405f2091165f5260205260405f2060ff815460e81c1661203d816116bd565b80156120b65761204c816116bd565b600281146120af57600390612060816116bd565b146120a9576001600160401b0361207682612c3d565b1642106120a3576120916102506001600160401b0392612c3d565b1642101561209e57600290565b600390565b50600190565b50600590565b5050600490565b50505f90565b6001600160401b036202a300911601906001600160401b03821161174157565b519063ffffffff821682036114cc57565b519060ff821682036114cc57565b51906001600160401b03821682036114cc57565b5f5160206132a25f395f51905f525c6121355760015f5160206132a25f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b60405163ad44b79f60e01b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114c1575f916121d6575b50600a811015908161158257600381149182156121c9575b82156121bc57505090565b9091506115825760051490565b506004811491505f6121b1565b90506020813d602011612209575b816121f1602093836116e8565b810103126114cc5751600a8110156114cc575f612199565b3d91506121e4565b6001600160401b03811161222b576001600160401b031690565b6306dfcc6560e41b5f52604060045260245260445ffd5b905460f01c60ff1661228d575460e81c60ff1661225e816116bd565b60028114908115612279575b501561227557600190565b5f90565b60039150612286816116bd565b145f61226a565b50600290565b6001600160401b036122ab61025062093a8093612c3d565b16016001600160401b0381116117415790565b92602082019063ffffffff8251169263ffffffff865460c81c16841461243f5763ffffffff94856122ef819661172a565b8181168652165f52600687016020527ff45b036bb212f805fe717cae4e16bc42cef75fb88994be761ae15f1cdd537d0e6080866123706001600160601b038360405f2097885460ff8160d81c16612345816116bd565b1561242a575b508854600460ff8260e81c16612360816116c7565b036123ca575b5001511686612ac6565b6001600160401b0387549265ffffffffffff600260ff8660e81c169a015460c01c166040519961239f816116c7565b8a5260208a015216604088015260608701526001600160a01b0316951693a45116915460c81c161490565b60028a015460c01c65ffffffffffff16908161240c57505060035b6123ee816116c7565b895460ff60e81b191660e89190911b60ff60e81b161789555f612366565b60a01c65ffffffffffff16036124235760016123e5565b60026123e5565b60ff60d81b1916600360d81b1789555f61234b565b505050505050600190565b9065ffffffffffff8091169116039065ffffffffffff821161174157565b9065ffffffffffff8091169116019065ffffffffffff821161174157565b90602081019163ffffffff83511663ffffffff825460c81c161461254a5763ffffffff836124b98260069596511661172a565b908282169052165f520160205260405f2060ff815460d01c166124db83612f53565b90600282101561158257600281101561158257148061252d575b6124fd575050565b61252861018061251c6125178565ffffffffffff95612fed565b613066565b9301928284511661244a565b169052565b506125456001600160601b0360808401511682612f7e565b6124f5565b505f6003925252565b9190820391821161174157565b939291926005850191825493612582606083019563ffffffff87511690612553565b9586156129215784541561290d57845f5260205f20545f198801978811611741576125ad8887612ab1565b90549060031b1c985f5b600181901b6001600160ff1b038216820361174157600181019182821161174157828c8110156128eb5760026125ed828d612ab1565b90549060031b1c9301808211611741578d81106128bb575b5050818d10156126225790610d5761261d928b612ab1565b6125b7565b610d5793979b925061264a9599915084989c610d57612645929c989c5b84612ab1565b612ab1565b63ffffffff61265b8183511661172a565b16905263ffffffff8260301c1663ffffffff039063ffffffff82116117415763ffffffff8060069316165f520160205260405f205490600460ff8360e81c166126a3816116c7565b146128b45760501c6101008501906001600160601b038251168103612847575b505060ff8160d01c166002811015611582576128215765ffffffffffff61012085019160a01c166001600160501b03825116016001600160501b038111611741576001600160501b031690525b65ffffffffffff6101408401511665ffffffffffff60a0850151161115611dea578265ffffffffffff6001600160501b0381935b60a08401958387511691821561280a575b7f7f8af50cc522c77559f907eb4fd653ed0726f0be65ce3212927098cf25e9e098608063ffffffff6001600160601b03828a0151169460c08a019660e0898951169b019a8a8c5116916040519889526020890152604088015260608701521693a35f602088015251169151161491825f1461280057815f5b1661018085015251166127eb57506004905b6127e8826116c7565b52565b156127f95760035b906127df565b60026127f3565b81808251166127cd565b5f60808701525f60c08701525f60e0870152612755565b65ffffffffffff61283f8161016087019360a01c1682845116612468565b169052612710565b61285086613095565b5f610160870165ffffffffffff81511665ffffffffffff6128796101408b01928284511661244a565b169052526001600160601b03811161289d576001600160601b031690525f806126c3565b6306dfcc6560e41b5f52606060045260245260445ffd5b5050505050565b6128c5908c612ab1565b90549060031b1c83811115612605579092506128e391935091612dcf565b915f80612605565b50610d5793979b925061264a9599915084989c610d57612645929c989c61263f565b634e487b7160e01b5f52603260045260245ffd5b829650829397506001600160501b0391955065ffffffffffff94506129468593613095565b612744565b929190926020840163ffffffff81511663ffffffff835460c81c1614612a07579063ffffffff8261298082600695511661172a565b908282169052165f520160205260405f2091600160ff845460d81c166129a5816116bd565b14918215926129f4575b50506129f057549060ff8260d01c166002811015611582576001146129d2575050565b61252865ffffffffffff6101408193019360a01c1682845116612468565b5050565b6129ff925083613171565b155f806129af565b5050505060019052565b8181029291811591840414171561174157565b9181158015612aa3575b612a9b5780158015612a8a575b612a825760ff835460d01c16906002821015611582576001600160601b0392600292612a7b5790612a6b91612a11565b925b015416101561227557600390565b5092612a6d565b505050600290565b506601000000000000811015612a3b565b505050600190565b50600160601b821015612a2e565b805482101561290d575f5260205f2001905f90565b919060ff835460d01c1660028110156115825715612b295760026001600160601b0393015465ffffffffffff8160c01c169384911603906001600160601b03821161174157612b206001600160601b03612b269316612211565b93612a11565b90565b6001600160601b03612b4f6002612b56949501549265ffffffffffff8460c01c16612a11565b9116612553565b5f91565b9082157f00000000000000000000000000000000000000000000000000000000000000008115612be9575b50611dea5760207f179843eb6cb6b4137202ce406219097453f659f8b2387aa13dd42f93899f0bec91835f525f825260405f2060018060a01b0382165f52825260405f20612bd4868254611755565b90556040519485526001600160a01b031693a3565b60405163a9059cbb60e01b5f9081526001600160a01b038516600452602487905290925060209060448180855af19060015f5114821615612c30575b50906040525f612b85565b3b15153d1516165f612c25565b5460a01c64ffffffffff166203f480016001600160401b0381116117415790565b949293919094612c6f848483613171565b612c7a858589613171565b9015908115612dc6575b50612dbe57827f8d41881728ba9bc572c324a6bbd65c6abb2b4340205e783f1e1bc4ec706addb66060612d2d9665ffffffffffff99612cf460028701612cd0898e835460c01c16612468565b815465ffffffffffff60c01b191660c09190911b65ffffffffffff60c01b16179055565b612d0b60028201612cd0898e835460c01c16612468565b60018060a01b0390541697889560018060a01b039054169a8b9716998a612a11565b63ffffffff604051921682528960208301526040820152a47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b156114cc575f608492819560405197889687956304d66fed60e01b875260048701526024860152604485015260648401525af180156114c157612db25750565b5f612dbc916116e8565b565b505050505050565b9050155f612c84565b5f1981146117415760010190565b9060ff825460d01c16915f92600281101561158257600114801590612ea4575b612e9d5781612e0b91612fed565b9161018082019165ffffffffffff83511615159081612e7d575b50612e36575b5050612b2690613066565b65ffffffffffff825116908115612e6957505f190165ffffffffffff169052612b2690612e6290612dcf565b905f612e2b565b634e487b7160e01b81526011600452602490fd5b9050612e899150612f53565b6002811015611582575f906001145f612e25565b5050505f90565b50612ebc6001600160601b0360808401511682612f7e565b15612dfd565b9060ff825460d01c16915f9260028110156115825715801590612f35575b612e9d5781612eee91612fed565b9161018082019165ffffffffffff83511615159081612f175750612e36575050612b2690613066565b9050612f239150612f53565b6002811015611582575f90155f612e25565b50612f4d6001600160601b0360808401511682612f7e565b15612ee0565b65ffffffffffff60e06001600160501b0360c08401511692015116105f14612f79575f90565b600190565b8054600160ff8260d81c16612f92816116bd565b14801590612fd4575b612e9d5760d01c60ff166002811015611582576001600160601b0391600291612fc957015460601c16101590565b015460601c16111590565b50600460ff8260e81c16612fe7816116c7565b14612f9b565b549060ff61301265ffffffffffff60a08401511665ffffffffffff8560a01c16612a11565b9260d01c16906002821015611582576001600160501b03916130555760c0015181165b16908115613041570490565b634e487b7160e01b5f52601260045260245ffd5b60e0015165ffffffffffff16613035565b65ffffffffffff811161307e5765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b610120810180516101408301805165ffffffffffff16916001600160501b03168281101561316a57805b6001600160501b0382169360a087019465ffffffffffff8651169081811061315f57149182613129575b50506128b45760e09365ffffffffffff93846001600160501b03936001600160601b036101008a01511660808a0152169052511660c08501525116910152565b6131339250613286565b6131576001600160501b0360c08801511665ffffffffffff60e08901511690613286565b105f806130e9565b505050505050505050565b82906130bf565b9190825492600460ff8560e81c16613188816116c7565b1461327e5760405163b9209e3360e01b81526001600160a01b0385811660048301819052959190602090829060249082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156114c1575f91613244575b5061323a5760ff60e81b1916600160ea1b1790556040516001815263ffffffff92909216917fde6d156507070f56caeae68d0d77bdaac181bef79fa860d7018e4b21e9e27f9990602090a45f90565b5050505050600190565b90506020813d602011613276575b8161325f602093836116e8565b810103126114cc576132709061171d565b5f6131eb565b3d9150613252565b505050505f90565b818111156132985790612b2691612553565b612b269161255356fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00';
