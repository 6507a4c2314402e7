/**
 * Lambda hands a function its credentials in the environment, so bundles carry this in place of the SDK's search
 * through files, single sign-on and metadata services: 130 KB and 15 ms of every cold start.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  sessionToken: process.env['AWS_SESSION_TOKEN'],
});

/** The database's signer takes the same search from another package. */
export const fromNodeProviderChain = defaultProvider;
