ALTER TABLE "print_jobs" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "print_jobs_claimed" ON "print_jobs" USING btree ("claimed_at");