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
        "name": "",
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

export const bytecode: `0x${string}` = '0x608080604052346091575f80546001600160a01b031916339081178255907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08180a3335f52600360205260405f20600160ff19825416179055600181527f7caa8f8f06897e1155bc1f07edd62aa5b0c96ea5f16f620688d633a9769ff4b860203392a260405161043c90816100968239f35b5f80fdfe6080806040526004361015610012575f80fd5b5f3560e01c908162470b4e146103c257508063250f70b91461027457806341859ac814610237578063618bb079146101b157806379ba5097146101485780638da5cb5b14610121578063e30c3978146100f95763f2fde38b14610073575f80fd5b346100f55760203660031901126100f55761008c610426565b5f546001600160a01b031690338290036100e657600180546001600160a01b0319166001600160a01b03929092169182179055907f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b6338ebc58960e11b5f5260045ffd5b5f80fd5b346100f5575f3660031901126100f5576001546040516001600160a01b039091168152602090f35b346100f5575f3660031901126100f5575f546040516001600160a01b039091168152602090f35b346100f5575f3660031901126100f5576001546001600160a01b03811633036100e6575f543360018060a01b0382167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160a01b031990811633175f5516600155005b346100f55760403660031901126100f5576101ca610426565b602435908115158092036100f5575f546001600160a01b031633036100e65760207f7caa8f8f06897e1155bc1f07edd62aa5b0c96ea5f16f620688d633a9769ff4b89160018060a01b031692835f526003825260405f2060ff1981541660ff8316179055604051908152a2005b346100f55760203660031901126100f5576001600160a01b03610258610426565b165f526003602052602060ff60405f2054166040519015158152f35b346100f55760403660031901126100f55761028d610413565b602435335f52600360205260ff60405f205416156103b357801580156103a5575b6103965767ffffffffffffffff421660405191604083019280841067ffffffffffffffff851117610382577f19fa03611e07d30b598a6cc6c64806726fc5d6529d1e59ae7537f2276a93b957936040526001600160801b038216815263ffffffff60208201958487521694855f5260026020526001600160801b0360405f2092511682549167ffffffffffffffff60801b905160801b169167ffffffffffffffff60c01b161717905561037d6040519283928390929167ffffffffffffffff6020916040840195845216910152565b0390a2005b634e487b7160e01b5f52604160045260245ffd5b63145f679f60e21b5f5260045ffd5b50600160501b8110156102ae565b63290c4dd160e01b5f5260045ffd5b346100f55760203660031901126100f55763ffffffff6103e0610413565b165f90815260026020908152604091829020546001600160801b038116845260801c67ffffffffffffffff169083015290f35b6004359063ffffffff821682036100f557565b600435906001600160a01b03821682036100f55756';
