ALTER TABLE "customer" ADD COLUMN "proof_token_hash" text collate "C";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "proof_sent_at" text collate "C";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "address_confirmed_at" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_proof" ON "customer" USING btree ("proof_token_hash");--> statement-breakpoint
-- accounts that wait for no click registered when nothing else was asked of them
UPDATE "customer" SET "address_confirmed_at" = coalesce("opt_in_confirmed_at", "created_at") WHERE "opt_in_confirmed_at" IS NOT NULL OR ("opt_in_sent_at" IS NULL AND NOT "is_guest");