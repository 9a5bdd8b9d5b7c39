// Generated from contracts/evm/src/Registry.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "access",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "authority",
        "type": "address"
      }
    ],
    "name": "AccessManagedInvalidAuthority",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "uint32",
        "name": "delay",
        "type": "uint32"
      }
    ],
    "name": "AccessManagedRequiredDelay",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "AccessManagedUnauthorized",
    "type": "error"
  },
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
        "indexed": false,
        "internalType": "address",
        "name": "authority",
        "type": "address"
      }
    ],
    "name": "AuthorityUpdated",
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
    "name": "authority",
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
    "inputs": [],
    "name": "isConsumingScheduledOp",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
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
        "name": "newAuthority",
        "type": "address"
      }
    ],
    "name": "setAuthority",
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
  }
] as const;

export const bytecode: `0x${string}` = '0x608034609957601f610cbb38819003918201601f19168301916001600160401b03831184841017609d57808492602094604052833981010312609957516001600160a01b038116908190036099575f80546001600160a01b031916821790556040519081527f2f658b440c35314f52658ea8a740e05b284cdc84dc9ae01e891f21b8933e7cad90602090a1604051610c0990816100b28239f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063180e50d5146106e957806321f2188714610675578063345dab69146105365780634e6353ea146104dc578063602ad6651461046857806375d0e52b146103c9578063770d6bc1146103925780637a9e5e4b146102e55780637eb74bfc146102a85780638fb36037146102655780639358993c14610224578063b9209e33146101e7578063bf7e214f146101c0578063c227ebd41461012f5763e406b2c5146100be575f80fd5b3461012b5760207f9d37d469791600212fcac78508b98fef1508116d7fbbdb487d4ef9c24443da9b6100ef36610799565b92906100fb363361086c565b60018060a01b031692835f52600282526101188160405f20610a30565b67ffffffffffffffff60405191168152a2005b5f80fd5b3461012b57606036600319011261012b57610148610774565b60443567ffffffffffffffff811161012b5761016b6101749136906004016107d0565b90602435610ae7565b6001600160a01b0391821691168190036101b1575f52600160205261019b60405f20610b14565b156101a257005b63034d174960e31b5f5260045ffd5b63f76c4c2560e01b5f5260045ffd5b3461012b575f36600319011261012b575f546040516001600160a01b039091168152602090f35b3461012b57602036600319011261012b576001600160a01b03610208610774565b165f526003602052602060ff60405f2054166040519015158152f35b3461012b57602036600319011261012b576001600160a01b03610245610774565b165f526001602052602061025b60405f20610b14565b6040519015158152f35b3461012b575f36600319011261012b575f5460a01c60ff16156102a0576020638fb3603760e01b5b6040516001600160e01b03199091168152f35b60205f61028d565b3461012b57602036600319011261012b576001600160a01b036102c9610774565b165f526004602052602060ff60405f2054166040519015158152f35b3461012b57602036600319011261012b576102fe610774565b5f546001600160a01b038116330361038057813b1561035f576001600160a01b0319166001600160a01b039091169081175f556040519081527f2f658b440c35314f52658ea8a740e05b284cdc84dc9ae01e891f21b8933e7cad90602090a1005b506361798f2f60e11b5f9081526001600160a01b0391909116600452602490fd5b62d1953b60e31b5f523360045260245ffd5b3461012b57602036600319011261012b576001600160a01b036103b3610774565b165f526002602052602061025b60405f20610b14565b3461012b57606036600319011261012b57600435600281101561012b5760443567ffffffffffffffff811161012b5761016b6104099136906004016107d0565b90610448576001600160a01b0381165f90815260016020526040902061042e90610b14565b156101a2576040516001600160a01b039091168152602090f35b6001600160a01b0381165f90815260026020526040902061042e90610b14565b3461012b57602036600319011261012b57610481610774565b61048b363361086c565b6104b660018060a01b03821691825f52600160205260405f20835f52600260205260405f20906109bd565b7f33670d4500da202e23e51fca99d5ef6ff8755f4cb476e69700364cdd49d27eb05f80a2005b3461012b5760207f6e9bbecd597e607e63e8b8a62b4fd4dae3aaa08e4ffb390ea3768b2e42e24a0561050d36610799565b9290610519363361086c565b60018060a01b031692835f52600182526101188160405f20610a30565b3461012b57604036600319011261012b5760043567ffffffffffffffff811161012b573660238201121561012b57806004013567ffffffffffffffff811161012b576024820191602436918360051b01011161012b5761059461078a565b9061059f363361086c565b60c881116106665790801515905f5b8381106105b757005b6001600160a01b036105d26105cd8387896107fe565b610822565b1615610657576001906001600160a01b036105f16105cd83888a6107fe565b165f5260036020526106128360405f209060ff801983541691151516179055565b818060a01b036106266105cd83888a6107fe565b167f13518841ff4d3053cb7703afaa39b145c6331829b982d42f4d4fd7568b2e8e246020604051878152a2016105ae565b63538ba4f960e01b5f5260045ffd5b6321122cc960e11b5f5260045ffd5b3461012b57602036600319011261012b5761068e610774565b610698363361086c565b6106c360018060a01b03821691825f52600260205260405f20835f52600160205260405f20906109bd565b7fe8f9dd10cd149668cfab90fa1c90dd08d24977bbf3a0ec84a619f2adf409a4215f80a2005b3461012b57604036600319011261012b57610702610774565b61070a61078a565b90610715363361086c565b6001600160a01b03169081156106575760207f53d73a81a620d67488581e29bf5021c9de06474292caabaa8b45af3449f47d1e91835f52600482526107698160405f209060ff801983541691151516179055565b6040519015158152a2005b600435906001600160a01b038216820361012b57565b60243590811515820361012b57565b604090600319011261012b576004356001600160a01b038116810361012b579060243567ffffffffffffffff8116810361012b5790565b9181601f8401121561012b5782359167ffffffffffffffff831161012b576020838186019501011161012b57565b919081101561080e5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b038116810361012b5790565b90601f8019910116810190811067ffffffffffffffff82111761085857604052565b634e487b7160e01b5f52604160045260245ffd5b5f805490926001600160a01b03821692916004821061012b575f5f9060405f815196602088019063b700961360e01b825260018060a01b03169788602482015230604482015263ffffffff60e01b8335166064820152606481526108d1608482610836565b828052826020525190895afa6109aa575b156108f0575b505050505050565b63ffffffff16156109985760ff60a01b1916600160a01b175f55823b1561012b576064925f9283604051958680958194634a63ebf760e11b83526004830152604060248301528060448301528084848401378181018301849052601f01601f191681010301925af1801561098d5761097a575b50805460ff60a01b191690555f80808080806108e8565b61098691505f90610836565b5f5f610963565b6040513d5f823e3d90fd5b8262d1953b60e31b5f5260045260245ffd5b50505f516020518060201c1502906108e2565b916001600160a01b0316156106575760ff8254166003811015610a1c571590811591610a05575b506109f657805460ff19166001179055565b638dac9ea960e01b5f5260045ffd5b60ff915054166003811015610a1c5715155f6109e4565b634e487b7160e01b5f52602160045260245ffd5b90815460ff81166003811015610a1c578015610ad85762278d00420190814211610ac45767ffffffffffffffff8416918211610a9d576002149182610aac575b5050610a9d57815468ffffffffffffffffff191660089190911b68ffffffffffffffff0016176002179055565b63f298d0d360e01b5f5260045ffd5b60081c67ffffffffffffffff16111590505f80610a70565b634e487b7160e01b5f52601160045260245ffd5b63043601e560e21b5f5260045ffd5b90610af29291610b53565b509190916004811015610a1c57610b0557565b630ff7e2c160e41b5f5260045ffd5b5460ff81166003811015610a1c5760018114610b4c576002149081610b37575090565b67ffffffffffffffff915060081c1642111590565b5050600190565b9060418303610b7d57610b769250602081013591604082359201355f1a90610b87565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411610bfe579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561098d575f516001600160a01b03811615610bf457905f905f90565b505f906001905f90565b5050505f916003919056';
