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
    "name": "SIGNATURE_NOT_CANONICAL",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNER_INACTIVE",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SIGNER_NOT_ADDRESSED",
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
        "internalType": "bytes32",
        "name": "digest",
        "type": "bytes32"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "requireSigned",
    "outputs": [],
    "stateMutability": "view",
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
        "internalType": "enum IRegistry.KeyKind",
        "name": "kind",
        "type": "uint8"
      },
      {
        "internalType": "bytes32",
        "name": "digest",
        "type": "bytes32"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "signerOf",
    "outputs": [
      {
        "internalType": "address",
        "name": "key",
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

export const bytecode: `0x${string}` = '0x60808060405234604d575f80546001600160a01b031916339081178255907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08180a3610aee90816100528239f35b5f80fdfe6080806040526004361015610012575f80fd5b5f3560e01c908163180e50d5146107435750806321f21887146106c8578063345dab69146105805780634e6353ea1461051d578063602ad665146104a257806375d0e52b14610403578063770d6bc1146103cc57806379ba5097146103635780637eb74bfc146103265780638da5cb5b146102ff5780639358993c146102be578063b9209e3314610281578063c227ebd4146101f0578063e30c3978146101c8578063e406b2c5146101525763f2fde38b146100cc575f80fd5b3461014e57602036600319011261014e576100e56107d5565b5f546001600160a01b0316903382900361013f57600180546001600160a01b0319166001600160a01b03929092169182179055907f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b6338ebc58960e11b5f5260045ffd5b5f80fd5b3461014e57610160366107fa565b5f549091906001600160a01b0316330361013f5760207f9d37d469791600212fcac78508b98fef1508116d7fbbdb487d4ef9c24443da9b9160018060a01b031692835f52600382526101b58160405f2061090a565b67ffffffffffffffff60405191168152a2005b3461014e575f36600319011261014e576001546040516001600160a01b039091168152602090f35b3461014e57606036600319011261014e576102096107d5565b60443567ffffffffffffffff811161014e5761022c610235913690600401610831565b906024356109c1565b6001600160a01b039182169116819003610272575f52600260205261025c60405f206109ee565b1561026357005b63034d174960e31b5f5260045ffd5b63f76c4c2560e01b5f5260045ffd5b3461014e57602036600319011261014e576001600160a01b036102a26107d5565b165f526004602052602060ff60405f2054166040519015158152f35b3461014e57602036600319011261014e576001600160a01b036102df6107d5565b165f52600260205260206102f560405f206109ee565b6040519015158152f35b3461014e575f36600319011261014e575f546040516001600160a01b039091168152602090f35b3461014e57602036600319011261014e576001600160a01b036103476107d5565b165f526005602052602060ff60405f2054166040519015158152f35b3461014e575f36600319011261014e576001546001600160a01b038116330361013f575f543360018060a01b0382167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160a01b031990811633175f5516600155005b3461014e57602036600319011261014e576001600160a01b036103ed6107d5565b165f52600360205260206102f560405f206109ee565b3461014e57606036600319011261014e57600435600281101561014e5760443567ffffffffffffffff811161014e5761022c610443913690600401610831565b90610482576001600160a01b0381165f908152600260205260409020610468906109ee565b15610263576040516001600160a01b039091168152602090f35b6001600160a01b0381165f908152600360205260409020610468906109ee565b3461014e57602036600319011261014e576104bb6107d5565b5f546001600160a01b0316330361013f576104f760018060a01b03821691825f52600260205260405f20835f52600360205260405f2090610897565b7f33670d4500da202e23e51fca99d5ef6ff8755f4cb476e69700364cdd49d27eb05f80a2005b3461014e5761052b366107fa565b5f549091906001600160a01b0316330361013f5760207f6e9bbecd597e607e63e8b8a62b4fd4dae3aaa08e4ffb390ea3768b2e42e24a059160018060a01b031692835f52600282526101b58160405f2061090a565b3461014e57604036600319011261014e5760043567ffffffffffffffff811161014e573660238201121561014e57806004013567ffffffffffffffff811161014e576024820191602436918360051b01011161014e576105de6107eb565b5f549091906001600160a01b0316330361013f5760c881116106b95790801515905f5b83811061060a57005b6001600160a01b0361062561062083878961085f565b610883565b16156106aa576001906001600160a01b0361064461062083888a61085f565b165f5260046020526106658360405f209060ff801983541691151516179055565b818060a01b0361067961062083888a61085f565b167f13518841ff4d3053cb7703afaa39b145c6331829b982d42f4d4fd7568b2e8e246020604051878152a201610601565b63538ba4f960e01b5f5260045ffd5b6321122cc960e11b5f5260045ffd5b3461014e57602036600319011261014e576106e16107d5565b5f546001600160a01b0316330361013f5761071d60018060a01b03821691825f52600360205260405f20835f52600260205260405f2090610897565b7fe8f9dd10cd149668cfab90fa1c90dd08d24977bbf3a0ec84a619f2adf409a4215f80a2005b3461014e57604036600319011261014e5761075c6107d5565b906107656107eb565b5f549092906001600160a01b0316330361013f576001600160a01b03169182156106aa577f53d73a81a620d67488581e29bf5021c9de06474292caabaa8b45af3449f47d1e91602091845f52600583526107ce8160405f209060ff801983541691151516179055565b15158152a2005b600435906001600160a01b038216820361014e57565b60243590811515820361014e57565b604090600319011261014e576004356001600160a01b038116810361014e579060243567ffffffffffffffff8116810361014e5790565b9181601f8401121561014e5782359167ffffffffffffffff831161014e576020838186019501011161014e57565b919081101561086f5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b038116810361014e5790565b916001600160a01b0316156106aa5760ff82541660038110156108f65715908115916108df575b506108d057805460ff19166001179055565b638dac9ea960e01b5f5260045ffd5b60ff9150541660038110156108f65715155f6108be565b634e487b7160e01b5f52602160045260245ffd5b90815460ff811660038110156108f65780156109b25762278d0042019081421161099e5767ffffffffffffffff8416918211610977576002149182610986575b505061097757815468ffffffffffffffffff191660089190911b68ffffffffffffffff0016176002179055565b63f298d0d360e01b5f5260045ffd5b60081c67ffffffffffffffff16111590505f8061094a565b634e487b7160e01b5f52601160045260245ffd5b63043601e560e21b5f5260045ffd5b906109cc9291610a2d565b5091909160048110156108f6576109df57565b630ff7e2c160e41b5f5260045ffd5b5460ff811660038110156108f65760018114610a26576002149081610a11575090565b67ffffffffffffffff915060081c1642111590565b5050600190565b9060418303610a5757610a509250602081013591604082359201355f1a90610a61565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411610ae3579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610ad8575f516001600160a01b03811615610ace57905f905f90565b505f906001905f90565b6040513d5f823e3d90fd5b5050505f916003919056';
