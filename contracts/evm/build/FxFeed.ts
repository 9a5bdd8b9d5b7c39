// Generated from contracts/evm/src/FxFeed.sol by scripts/contracts-build.ts. Do not edit.

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
        "name": "newAuthority",
        "type": "address"
      }
    ],
    "name": "setAuthority",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x608034609957601f6107ea38819003918201601f19168301916001600160401b03831184841017609d57808492602094604052833981010312609957516001600160a01b038116908190036099575f80546001600160a01b031916821790556040519081527f2f658b440c35314f52658ea8a740e05b284cdc84dc9ae01e891f21b8933e7cad90602090a160405161073890816100b28239f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f5f358060e01c908162470b4e14610537578163250f70b9146101e2575080634237b281146101735780637a9e5e4b146100cc5780638fb36037146100875763bf7e214f1461005e575f80fd5b34610084578060031936011261008457546040516001600160a01b039091168152602090f35b80fd5b5034610084578060031936011261008457805460a01c60ff16156100c457506020638fb3603760e01b5b6040516001600160e01b03199091168152f35b6020906100b1565b5034610084576020366003190112610084576004356001600160a01b0381169081810361016f578254906001600160a01b038216330361015d573b15610149576001600160a01b031916811782556040519081527f2f658b440c35314f52658ea8a740e05b284cdc84dc9ae01e891f21b8933e7cad90602090a180f35b6361798f2f60e11b83526004829052602483fd5b62d1953b60e31b845233600452602484fd5b8280fd5b50346100845760403660031901126100845761018d61056c565b60243567ffffffffffffffff811680910361016f576101c09060406101c69463ffffffff851681526001602052206106d7565b906105ff565b6040805192835267ffffffffffffffff91909116602083015290f35b823461050e57604036600319011261050e576101fc61056c565b5f54602435936001600160a01b03821691903660041161050e575f60405f80938251602081019163b700961360e01b835233602483015230604483015263ffffffff60e01b166064820152606481526102566084826105c9565b828052826020525190875afa610524575b15610468575b5050508215801561045a575b61044b5763ffffffff16808252600160205260408220805493846103a1575b67ffffffffffffffff421691604051956040870187811067ffffffffffffffff82111761038d576040526001600160801b038316875260208701918483526801000000000000000082101561038d57906102f7916001820181556105a0565b919091610379579551815496516001600160c01b03199097166001600160801b039091161760809690961b67ffffffffffffffff60801b16959095179094556040805194855267ffffffffffffffff919091166020850152919290917f19fa03611e07d30b598a6cc6c64806726fc5d6529d1e59ae7537f2276a93b95791a280f35b634e487b7160e01b86526004869052602486fd5b634e487b7160e01b87526041600452602487fd5b5f198501858111610422576001600160801b036103c16103ca92856105a0565b50541682610651565b15610413576201517f194201428111610422576103e790836106d7565b8015610436575f198101908111610422576001600160801b036103c161040e925b856105a0565b610298575b63fc859b9f60e01b8452600484fd5b634e487b7160e01b85526011600452602485fd5b5061040e6001600160801b036103c186610408565b63145f679f60e21b8252600482fd5b50600160501b831015610279565b63ffffffff16156105125760ff60a01b1916600160a01b175f55803b1561050e575f6040518092634a63ebf760e11b8252336004830152604060248301523660448301523683606484013782606436840101528183606482601f19601f36011681010301925af18015610503576104ee575b50815460ff60a01b1916825583808061026d565b6104fb9192505f906105c9565b5f90836104da565b6040513d5f823e3d90fd5b5f80fd5b62d1953b60e31b5f523360045260245ffd5b50505f516020518060201c150290610267565b3461050e57602036600319011261050e576101c661055361056c565b63ffffffff81165f52600160205260405f2054906105ff565b6004359063ffffffff8216820361050e57565b9190820391821161058c57565b634e487b7160e01b5f52601160045260245ffd5b80548210156105b5575f5260205f2001905f90565b634e487b7160e01b5f52603260045260245ffd5b90601f8019910116810190811067ffffffffffffffff8211176105eb57604052565b634e487b7160e01b5f52604160045260245ffd5b81156106495763ffffffff165f52600160205260405f20905f19810190811161058c5761062b916105a0565b50549067ffffffffffffffff6001600160801b0383169260801c1690565b50505f905f90565b801580156106c9575b80156106bb575b6106b55781808211156106a6576106779161057f565b612710810290808204612710149015171561058c576107d08202918083046107d0149015171561058c57111590565b906106b09161057f565b610677565b50505f90565b50600160501b821015610661565b50600160501b81101561065a565b91905f928054915b8285106106eb57505050565b90919384810180821161058c5760011c908267ffffffffffffffff61071084876105a0565b505460801c16101561073157506001810180911161058c57935b91906106df565b945061072a56';
