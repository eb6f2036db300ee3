import { AwsClient } from 'aws4fetch';
import type { S3Service } from '../../../../test-support/global.ts';

/** Creates a bucket on this service and returns its settings. */
export async function newBucketOn({ endpoint, accessKeyId, secretAccessKey }: S3Service): Promise<Record<string, string>> {
  const bucket = `t-${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' });
  const response = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The bucket could not be made: ${response.status} ${await response.text()}`);
  return { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
}
