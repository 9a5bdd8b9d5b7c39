// Generated from contracts/evm/src/FxFeed.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "NOT_OWNER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_PUBLISHER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "RATE_OUT_OF_BOUND",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "RATE_OUT_OF_RANGE",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferStarted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferred",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "publisher",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "enabled",
        "type": "bool"
      }
    ],
    "name": "PublisherSet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint32",
        "name": "currencyCode",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "rate",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "updatedAt",
        "type": "uint64"
      }
    ],
    "name": "RateUpdated",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "acceptOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "publisher",
        "type": "address"
      }
    ],
    "name": "isPublisher",
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
    "inputs": [
      {
        "internalType": "uint32",
        "name": "currencyCode",
        "type": "uint32"
      }
    ],
    "name": "latest",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "rate",
        "type": "uint256"
      },
      {
        "internalType": "uint64",
        "name": "updatedAt",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
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
    "name": "pendingOwner",
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
        "internalType": "uint32",
        "name": "currencyCode",
        "type": "uint32"
      },
      {
        "internalType": "uint256",
        "name": "rate",
        "type": "uint256"
      }
    ],
    "name": "publish",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "currencyCode",
        "type": "uint32"
      },
      {
        "internalType": "uint64",
        "name": "time",
        "type": "uint64"
      }
    ],
    "name": "rateBefore",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "rate",
        "type": "uint256"
      },
      {
        "internalType": "uint64",
        "name": "updatedAt",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "publisher",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "enabled",
        "type": "bool"
      }
    ],
    "name": "setPublisher",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "transferOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x60808060405234609d575f80546001600160a01b031916339081178255907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08180a36004545f52600360205260405f20335f5260205260405f20600160ff19825416179055600181527f7caa8f8f06897e1155bc1f07edd62aa5b0c96ea5f16f620688d633a9769ff4b860203392a260405161073390816100a28239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c8062470b4e14610566578063250f70b91461033657806341859ac8146102e75780634237b28114610278578063618bb079146101df57806379ba5097146101505780638da5cb5b14610129578063e30c3978146101015763f2fde38b1461007b575f80fd5b346100fd5760203660031901126100fd576100946105ae565b5f546001600160a01b031690338290036100ee57600180546001600160a01b0319166001600160a01b03929092169182179055907f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b6338ebc58960e11b5f5260045ffd5b5f80fd5b346100fd575f3660031901126100fd576001546040516001600160a01b039091168152602090f35b346100fd575f3660031901126100fd575f546040516001600160a01b039091168152602090f35b346100fd575f3660031901126100fd576001546001600160a01b03811633036100ee575f543360018060a01b0382167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160a01b031990811633175f551660019081556004549081019081106101cb57600455005b634e487b7160e01b5f52601160045260245ffd5b346100fd5760403660031901126100fd576101f86105ae565b602435908115158092036100fd575f546001600160a01b031633036100ee5760207f7caa8f8f06897e1155bc1f07edd62aa5b0c96ea5f16f620688d633a9769ff4b8916004545f526003825260405f2060018060a01b0382165f52825260405f2060ff1981541660ff861617905560405193845260018060a01b031692a2005b346100fd5760403660031901126100fd5761029161059b565b6024359067ffffffffffffffff82168092036100fd576102c56102cb9263ffffffff83165f52600260205260405f206106d2565b906105fa565b6040805192835267ffffffffffffffff91909116602083015290f35b346100fd5760203660031901126100fd57602061032c6103056105ae565b6004545f52600360205260405f209060018060a01b03165f5260205260ff60405f20541690565b6040519015158152f35b346100fd5760403660031901126100fd5761034f61059b565b6004545f908152600360209081526040808320338452909152902054602435919060ff16156105575781158015610549575b61053a5763ffffffff1690815f52600260205260405f2090815490816104a4575b67ffffffffffffffff421691604051936040850185811067ffffffffffffffff821117610490576040526001600160801b038316855260208501918483526801000000000000000081101561049057610400916001820181556105d1565b91909161047d579351815494516001600160c01b03199095166001600160801b039091161760809490941b67ffffffffffffffff60801b16939093179092556040805192835267ffffffffffffffff9190911660208301527f19fa03611e07d30b598a6cc6c64806726fc5d6529d1e59ae7537f2276a93b95791a2005b634e487b7160e01b5f525f60045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b5f1982018281116101cb576001600160801b036104c46104cd92866105d1565b5054168261064c565b15610516576201517f1942014281116101cb576104ea90846106d2565b8015610525575f1981019081116101cb576001600160801b036104c4610511925b866105d1565b6103a2575b63fc859b9f60e01b5f5260045ffd5b506105116001600160801b036104c45f61050b565b63145f679f60e21b5f5260045ffd5b50600160501b821015610381565b63290c4dd160e01b5f5260045ffd5b346100fd5760203660031901126100fd576102cb61058261059b565b63ffffffff81165f52600260205260405f2054906105fa565b6004359063ffffffff821682036100fd57565b600435906001600160a01b03821682036100fd57565b919082039182116101cb57565b80548210156105e6575f5260205f2001905f90565b634e487b7160e01b5f52603260045260245ffd5b81156106445763ffffffff165f52600260205260405f20905f1981019081116101cb57610626916105d1565b50549067ffffffffffffffff6001600160801b0383169260801c1690565b50505f905f90565b801580156106c4575b80156106b6575b6106b05781808211156106a157610672916105c4565b61271081029080820461271014901517156101cb576107d08202918083046107d014901517156101cb57111590565b906106ab916105c4565b610672565b50505f90565b50600160501b82101561065c565b50600160501b811015610655565b91905f928054915b8285106106e657505050565b9091938481018082116101cb5760011c908267ffffffffffffffff61070b84876105d1565b505460801c16101561072c5750600181018091116101cb57935b91906106da565b945061072556';
