CREATE TABLE "blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"upload_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"leaving_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bucket_owner" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blobs_kept" ON "blobs" USING btree ("name") WHERE kept_at is not null and leaving_at is null;--> statement-breakpoint
CREATE INDEX "blobs_loose" ON "blobs" USING btree ("sent_at") WHERE kept_at is null or leaving_at is not null;