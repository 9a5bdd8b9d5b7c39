// Generated from contracts/evm/src/Registry.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [],
    "name": "BATCH_TOO_LARGE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "GRACE_TOO_LONG",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KEY_ALREADY_REGISTERED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KEY_NOT_REGISTERED",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NOT_OWNER",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ZERO_ADDRESS",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "verified",
        "type": "bool"
      }
    ],
    "name": "AllowlistUpdated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "AttestorRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "graceUntil",
        "type": "uint64"
      }
    ],
    "name": "AttestorRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "issuer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "IssuerApprovalUpdated",
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
        "name": "key",
        "type": "address"
      }
    ],
    "name": "VerifierKeyRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "graceUntil",
        "type": "uint64"
      }
    ],
    "name": "VerifierKeyRevoked",
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
        "name": "key",
        "type": "address"
      }
    ],
    "name": "isActiveAttestor",
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
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "isActiveVerifier",
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
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "isApprovedIssuer",
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
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "isVerified",
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
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "registerAttestor",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "registerVerifierKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "internalType": "uint64",
        "name": "graceUntil",
        "type": "uint64"
      }
    ],
    "name": "revokeAttestor",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "internalType": "uint64",
        "name": "graceUntil",
        "type": "uint64"
      }
    ],
    "name": "revokeVerifierKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "issuer",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setIssuerApproval",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address[]",
        "name": "wallets",
        "type": "address[]"
      },
      {
        "internalType": "bool",
        "name": "verified",
        "type": "bool"
      }
    ],
    "name": "setVerified",
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

export const bytecode: `0x${string}` = '0x60808060405234604d575f80546001600160a01b031916339081178255907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08180a361088c90816100528239f35b5f80fdfe6080806040526004361015610012575f80fd5b5f3560e01c908163180e50d5146105fd5750806321f2188714610582578063345dab691461043a5780634e6353ea146103d7578063602ad6651461035c578063770d6bc11461032557806379ba5097146102bc5780637eb74bfc1461027f5780638da5cb5b146102585780639358993c14610217578063b9209e33146101da578063e30c3978146101b2578063e406b2c51461013c5763f2fde38b146100b6575f80fd5b34610138576020366003190112610138576100cf61068f565b5f546001600160a01b0316903382900361012957600180546001600160a01b0319166001600160a01b03929092169182179055907f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b6338ebc58960e11b5f5260045ffd5b5f80fd5b346101385761014a366106b4565b5f549091906001600160a01b031633036101295760207f9d37d469791600212fcac78508b98fef1508116d7fbbdb487d4ef9c24443da9b9160018060a01b031692835f526003825261019f8160405f20610796565b67ffffffffffffffff60405191168152a2005b34610138575f366003190112610138576001546040516001600160a01b039091168152602090f35b34610138576020366003190112610138576001600160a01b036101fb61068f565b165f526004602052602060ff60405f2054166040519015158152f35b34610138576020366003190112610138576001600160a01b0361023861068f565b165f526002602052602061024e60405f2061084d565b6040519015158152f35b34610138575f366003190112610138575f546040516001600160a01b039091168152602090f35b34610138576020366003190112610138576001600160a01b036102a061068f565b165f526005602052602060ff60405f2054166040519015158152f35b34610138575f366003190112610138576001546001600160a01b0381163303610129575f543360018060a01b0382167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160a01b031990811633175f5516600155005b34610138576020366003190112610138576001600160a01b0361034661068f565b165f526003602052602061024e60405f2061084d565b346101385760203660031901126101385761037561068f565b5f546001600160a01b03163303610129576103b160018060a01b03821691825f52600260205260405f20835f52600360205260405f2090610723565b7f33670d4500da202e23e51fca99d5ef6ff8755f4cb476e69700364cdd49d27eb05f80a2005b34610138576103e5366106b4565b5f549091906001600160a01b031633036101295760207f6e9bbecd597e607e63e8b8a62b4fd4dae3aaa08e4ffb390ea3768b2e42e24a059160018060a01b031692835f526002825261019f8160405f20610796565b346101385760403660031901126101385760043567ffffffffffffffff8111610138573660238201121561013857806004013567ffffffffffffffff8111610138576024820191602436918360051b010111610138576104986106a5565b5f549091906001600160a01b031633036101295760c881116105735790801515905f5b8381106104c457005b6001600160a01b036104df6104da8387896106eb565b61070f565b1615610564576001906001600160a01b036104fe6104da83888a6106eb565b165f52600460205261051f8360405f209060ff801983541691151516179055565b818060a01b036105336104da83888a6106eb565b167f13518841ff4d3053cb7703afaa39b145c6331829b982d42f4d4fd7568b2e8e246020604051878152a2016104bb565b63538ba4f960e01b5f5260045ffd5b6321122cc960e11b5f5260045ffd5b346101385760203660031901126101385761059b61068f565b5f546001600160a01b03163303610129576105d760018060a01b03821691825f52600360205260405f20835f52600260205260405f2090610723565b7fe8f9dd10cd149668cfab90fa1c90dd08d24977bbf3a0ec84a619f2adf409a4215f80a2005b346101385760403660031901126101385761061661068f565b9061061f6106a5565b5f549092906001600160a01b03163303610129576001600160a01b0316918215610564577f53d73a81a620d67488581e29bf5021c9de06474292caabaa8b45af3449f47d1e91602091845f52600583526106888160405f209060ff801983541691151516179055565b15158152a2005b600435906001600160a01b038216820361013857565b60243590811515820361013857565b6040906003190112610138576004356001600160a01b0381168103610138579060243567ffffffffffffffff811681036101385790565b91908110156106fb5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036101385790565b916001600160a01b0316156105645760ff825416600381101561078257159081159161076b575b5061075c57805460ff19166001179055565b638dac9ea960e01b5f5260045ffd5b60ff9150541660038110156107825715155f61074a565b634e487b7160e01b5f52602160045260245ffd5b90815460ff8116600381101561078257801561083e5762278d0042019081421161082a5767ffffffffffffffff8416918211610803576002149182610812575b505061080357815468ffffffffffffffffff191660089190911b68ffffffffffffffff0016176002179055565b63f298d0d360e01b5f5260045ffd5b60081c67ffffffffffffffff16111590505f806107d6565b634e487b7160e01b5f52601160045260245ffd5b63043601e560e21b5f5260045ffd5b5460ff811660038110156107825760018114610885576002149081610870575090565b67ffffffffffffffff915060081c1642111590565b505060019056';
